// The engine: MicroPython with the rulings, in a worker of its own. JSON in, JSON out.
//   in   {wasm, bundle} once      bytes of the interpreter, JSON of the bundle: the page fetches them while the worker starts
//   out  {ready, clauses} once, {broken} if the engine could not start
//   in   {id, request}            request: JSON as kodeks.rulings.browser.answer takes it
//   out  {id, response} or {id, failed}

const loader = import(new URL("engine/micropython.mjs", import.meta.url));
loader.catch(() => {}); // told once the page has sent its part
let door, words, told;

addEventListener("message", async ({ data }) => {
  if (data.bundle) return begin(data);
  try {
    postMessage({ id: data.id, response: answer(data.request) });
  } catch (error) {
    postMessage({ id: data.id, failed: reason(error) });
  }
});

async function begin({ wasm, bundle }) {
  try {
    const { files, words: all, clauses } = JSON.parse(bundle);
    words = all;
    const python = await interpreter(wasm);
    writeAll(python.FS, files);
    door = python.pyimport("kodeks.rulings.browser");
    postMessage({ ready: true, clauses });
  } catch (error) {
    postMessage({ broken: reason(error) });
  }
}

/** Words are read when a procedure first speaks a language: the other ones wait until they are asked. */
function answer(request) {
  const { procedure, lang } = JSON.parse(request);
  const part = `${lang} ${procedure}`;
  if (told !== part) door.load(words[lang][procedure]);
  told = part;
  return door.answer(request);
}

async function interpreter(wasm) {
  const { loadMicroPython } = await loader;
  const url = URL.createObjectURL(new Blob([wasm], { type: "application/wasm" }));
  // After each answer MicroPython sweeps its whole heap: a small one, which grows by itself, answers sooner (with 64 MB it took twice as long).
  return loadMicroPython({ heapsize: 2 * 1024 * 1024, url });
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
    system.writeFile("/lib/" + path, bytes(compiled));
  }
}

function bytes(base64) {
  const letters = atob(base64), made = new Uint8Array(letters.length);
  for (let at = 0; at < made.length; at++) made[at] = letters.charCodeAt(at);
  return made;
}

const reason = (error) => String(error?.message ?? error);
