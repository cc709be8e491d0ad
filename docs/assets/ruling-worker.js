// The engine: MicroPython with the rulings, in a worker of its own. JSON in, JSON out.
//   in   {wasm, bundle} once      bytes of the interpreter and of the modules: the page fetches them while the worker starts
//   out  {ready, texts} once, {broken} if the engine could not start
//   in   {id, words, request}     JSON as kodeks.rulings.browser.load and answer take it; words are null if it has them
//   out  {id, response} or {id, failed}

import { unpacked } from "./ruling-unpack.js";

const loader = import(new URL("engine/micropython.mjs", import.meta.url));
loader.catch(() => {}); // told once the page has sent its part
let door;

addEventListener("message", async ({ data }) => {
  if (data.bundle) return begin(data);
  try {
    postMessage({ id: data.id, response: answer(data.words, data.request) });
  } catch (error) {
    postMessage({ id: data.id, failed: reason(error) });
  }
});

async function begin({ wasm, bundle }) {
  try {
    const { told, texts, modules } = unpacked(bundle);
    const python = await interpreter(wasm);
    writeAll(python.FS, modules);
    door = python.pyimport("kodeks.rulings.browser");
    door.load(told);
    postMessage({ ready: true, texts });
  } catch (error) {
    postMessage({ broken: reason(error) });
  }
}

/** Words come when another procedure speaks, or another language. */
function answer(words, request) {
  if (words) door.load(words);
  return door.answer(request);
}

async function interpreter(wasm) {
  const { loadMicroPython } = await loader;
  const url = URL.createObjectURL(new Blob([wasm], { type: "application/wasm" }));
  // After each answer MicroPython sweeps its whole heap: a small one, which grows by itself, answers sooner (with 64 MB it took twice as long).
  return loadMicroPython({ heapsize: 2 * 1024 * 1024, url });
}

/** Compiled modules under /lib, where Python looks for them. */
function writeAll(system, modules) {
  const made = new Set();
  for (const [path, compiled] of modules) {
    let folder = "";
    for (const part of ["lib", ...path.split("/").slice(0, -1)]) {
      folder += "/" + part;
      if (!made.has(folder)) system.mkdir(folder);
      made.add(folder);
    }
    system.writeFile("/lib/" + path, compiled);
  }
}

const reason = (error) => String(error?.message ?? error);
