// Runs Python under MicroPython in node: one job as JSON on standard input, its outcome as JSON on standard output.
//   {"files": {path: content}, "source": "…"}                       → {"printed": "…", "error": null | "…"}
//   {"files": {path: content}, "words": "…", "requests": ["…", …]}  → {"printed": "…", "error": null | "…", "responses": ["…", …]}
// The engine, its files under /lib and the one door `kodeks.rulings.browser.answer` are those of the page.
import { readFileSync } from "node:fs";
import { loadMicroPython } from "@micropython/micropython-webassembly-pyscript/micropython.mjs";

const job = JSON.parse(readFileSync(0, "utf8"));
const printed = [];
const outcome = { error: null };
const micropython = await loadMicroPython({
  heapsize: 4 * 1024 * 1024,
  linebuffer: true,
  stdout: (line) => printed.push(line),
  stderr: (line) => printed.push(line),
});

for (const [path, content] of Object.entries(job.files)) {
  writeFile("/lib/" + path, Buffer.from(content, path.endsWith(".mpy") ? "base64" : "utf8")); // compiled, or source
}
try {
  if (job.requests === undefined) micropython.runPython(job.source);
  else outcome.responses = answers(job.words, job.requests);
} catch (error) {
  outcome.error = String(error.message ?? error);
}
outcome.printed = printed.map((line) => line + "\n").join("");
process.stdout.write(JSON.stringify(outcome));

function answers(words, requests) {
  const door = micropython.pyimport("kodeks.rulings.browser");
  if (words !== null) door.load(words);
  return requests.map((request) => door.answer(request));
}

function writeFile(path, bytes) {
  let folder = "";
  for (const part of path.split("/").slice(1, -1)) {
    folder += "/" + part;
    if (!micropython.FS.analyzePath(folder).exists) micropython.FS.mkdir(folder);
  }
  micropython.FS.writeFile(path, bytes);
}
