// The engine: MicroPython with the rulings, in a worker of its own. JSON in, JSON out.
//   in   {id, request}            request: JSON as kodeks.rulings.browser.answer takes it
//   out  {ready, clauses} once, then {id, response} or {id, failed}; {broken} if the engine could not start

const engine = new URL("engine/", import.meta.url);
const started = start();
started.then(
  ({ clauses }) => postMessage({ ready: true, clauses }),
  (error) => postMessage({ broken: String(error?.message ?? error) }),
);

addEventListener("message", async ({ data: { id, request } }) => {
  try {
    const { door } = await started;
    postMessage({ id, response: door.answer(request) });
  } catch (error) {
    postMessage({ id, failed: String(error?.message ?? error) });
  }
});

/** Interpreter and bundle are fetched at the same time. */
async function start() {
  const [{ files, words, clauses }, python] = await Promise.all([bundle(), interpreter()]);
  for (const [path, source] of Object.entries(files)) write(python.FS, "/lib/" + path, source);
  const door = python.pyimport("kodeks.rulings.browser");
  door.load(words);
  return { door, clauses };
}

async function bundle() {
  const response = await fetch(new URL("bundle.json", engine));
  if (!response.ok) throw new Error(`bundle.json: ${response.status}`);
  return response.json();
}

async function interpreter() {
  const { loadMicroPython } = await import(new URL("micropython.mjs", engine));
  return loadMicroPython({ heapsize: 4 * 1024 * 1024, url: new URL("micropython.wasm", engine).href });
}

function write(files, path, source) {
  let folder = "";
  for (const part of path.split("/").slice(1, -1)) {
    folder += "/" + part;
    if (!files.analyzePath(folder).exists) files.mkdir(folder);
  }
  files.writeFile(path, source);
}
