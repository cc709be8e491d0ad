// Answers queries from standard input, one {"lang","query"} a line, over the files of the folder named: `node command.js DIR`.
import { readFile } from "node:fs/promises";
import { createInterface } from "node:readline";
import { join } from "node:path";
import { openSearch } from "./query.js";

const folder = process.argv[2];
const load = async name => JSON.parse(await readFile(join(folder, name), "utf8"));
const opened = {};

for await (const line of createInterface({ input: process.stdin })) {
  if (!line.trim()) continue;
  const { lang, query, limit } = JSON.parse(line);
  const before = performance.now();
  const search = await (opened[lang] ||= openSearch(lang, load));
  const ready = performance.now();
  const answer = search.ask(query, limit);
  const times = { opening: ready - before, milliseconds: performance.now() - ready };
  process.stdout.write(JSON.stringify({ ...(await search.withSnippets(answer)), ...times }) + "\n");
}
