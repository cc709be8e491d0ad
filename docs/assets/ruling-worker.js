// The engine: MicroPython with the rulings, in a worker of its own. JSON in, JSON out.
//   name of the worker            the language it speaks
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
  writeAll(python.FS, files);
  const door = python.pyimport("kodeks.rulings.browser");
  door.load(words[self.name]);
  return { door, clauses };
}

async function bundle() {
  const response = await fetch(new URL("bundle.json", engine));
  if (!response.ok) throw new Error(`bundle.json: ${response.status}`);
  return response.json();
}

async function interpreter() {
  const { loadMicroPython } = await import(new URL("micropython.mjs", engine));
  return loadMicroPython({ heapsize: 8 * 1024 * 1024, url: new URL("micropython.wasm", engine).href });
}

/** Compiled modules (base64) under /lib, where Python looks for them. */
function writeAll(system, files) {
  const made = new Set();
  for (const [path, compiled] of Object.entries(files)) {
    let folder = "";
    for (const part of ["lib", ...path.split("/").slice(0, -1)]) {
      folder += "/" + part;
      if (!made.has(folder)) system.mkdir(folder);
      made.add(folder);
    }
    system.writeFile("/lib/" + path, Uint8Array.from(atob(compiled), (byte) => byte.charCodeAt(0)));
  }
}
