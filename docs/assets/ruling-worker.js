// The engine: MicroPython with the rulings, in a worker of its own. JSON in, JSON out.
//   in   {wasm, bundle} once      bytes of the interpreter and of the modules: the page fetches them while the worker starts
//   out  {ready, texts} once, {broken} if the engine could not start
//   in   {id, words, request}     JSON as kodeks.rulings.browser.load and answer take it; words are null if it has them
//   out  {id, response} or {id, failed}

import { unpacked } from "./ruling-unpack.js";

const HEAP = 2 * 1024 * 1024; // bytes to begin with; it grows by itself
const SWEPT_AFTER = 256 * 1024; // bytes taken, when an answer is given; after its own 16 MicroPython would sweep with each, for a quarter of its time
const loader = import(new URL("engine/micropython.mjs", import.meta.url));
loader.catch(() => {}); // told once the page has sent its part
let load, rule; // the door of the engine

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
    ({ load, answer: rule } = python.pyimport("kodeks.rulings.browser"));
    load(told);
    postMessage({ ready: true, texts });
  } catch (error) {
    postMessage({ broken: reason(error) });
  }
}

/** Words come when another procedure speaks, or another language. */
function answer(words, request) {
  if (words) load(words);
  return rule(request);
}

async function interpreter(wasm) {
  const { loadMicroPython } = await loader;
  const url = URL.createObjectURL(new Blob([wasm], { type: "application/wasm" }));
  const python = await loadMicroPython({ heapsize: HEAP, url });
  python.pyimport("gc").threshold(SWEPT_AFTER);
  return python;
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
