// One worker for all rulings of a page, started when first needed and ended by a watchdog when a run goes wrong.

export const RUN_MILLISECONDS = 2_000;
export const LOAD_MILLISECONDS = 30_000;

/** Why there is no answer: "load", "run" (took too long), "error", or "refused" with words for the reader. */
export class Failure extends Error {
  constructor(kind, message) {
    super(message);
    this.kind = kind;
  }
}

export class Engine {
  #worker = null;
  #ready = null;
  #waiting = new Map();
  #number = 0;
  #words = new Map();
  #told = null; // the words that the worker has
  texts = {};

  /** Begin to fetch; asking begins it too. */
  start() {
    this.#ready ??= this.#load();
    this.#ready.catch(() => {}); // told to whoever asks
    return this.#ready;
  }

  /** The response to a request, or a Failure. */
  async answer(request) {
    const [words] = await Promise.all([this.#wordsOf(request), this.start()]);
    const id = ++this.#number;
    const response = await new Promise((resolve, reject) => {
      const timer = setTimeout(() => this.#end(new Failure("run", "the run took too long")), RUN_MILLISECONDS);
      this.#waiting.set(id, { resolve, reject, timer });
      this.#worker.postMessage({ id, words: this.#told === words ? null : words, request: JSON.stringify(request) });
      this.#told = words;
    });
    const said = JSON.parse(response);
    if (said.error) throw new Failure("refused", said.error);
    return said;
  }

  /** What a procedure says in a language, with what all of them say, as the engine takes it. */
  async #wordsOf({ procedure, lang }) {
    const part = `${lang} ${procedure}`;
    if (this.#words.get(part) === undefined) {
      const [common, own] = await Promise.all([this.#table(lang, "common"), this.#table(lang, procedure)]);
      this.#words.set(part, JSON.stringify({ words: { [lang]: { common, [procedure]: own } } }));
    }
    return this.#words.get(part);
  }

  /** A table of words, fetched once; a failed fetch is tried again. */
  #table(lang, name) {
    const part = `words/${lang}/${name}.json`;
    if (!this.#words.has(part)) {
      const told = fetched(part, "json").catch((error) => {
        this.#words.delete(part);
        throw new Failure("load", error.message);
      });
      this.#words.set(part, told);
    }
    return this.#words.get(part);
  }

  /** The worker starts while the interpreter and the bundle are on their way. */
  #load() {
    return new Promise((resolve, reject) => {
      const worker = new Worker(new URL("ruling-worker.js", import.meta.url), { type: "module" });
      const fail = (message) => {
        clearTimeout(timer);
        if (this.#worker === worker) this.#end(new Failure("load", message));
        reject(new Failure("load", message));
      };
      const timer = setTimeout(() => fail("the engine did not start in time"), LOAD_MILLISECONDS);
      this.#worker = worker;
      worker.addEventListener("error", (event) => fail(event.message || "the worker did not start"));
      worker.addEventListener("message", ({ data }) => {
        if (data.broken) return fail(data.broken);
        if (!data.ready) return this.#settle(data);
        clearTimeout(timer);
        this.texts = data.texts;
        resolve();
      });
      const parts = [fetched("micropython.wasm", "arrayBuffer"), fetched("bundle.bin", "arrayBuffer")];
      Promise.all(parts).then(
        ([wasm, bundle]) => worker.postMessage({ wasm, bundle }, [wasm, bundle]),
        (error) => fail(error.message),
      );
    });
  }

  #settle({ id, response, failed }) {
    const { resolve, reject, timer } = this.#waiting.get(id) ?? {};
    if (!resolve) return;
    clearTimeout(timer);
    this.#waiting.delete(id);
    if (failed === undefined) return resolve(response);
    this.#told = null; // it may have been the words that failed
    reject(new Failure("error", failed));
  }

  /** End the worker; the next question starts another. */
  #end(failure) {
    this.#worker?.terminate();
    this.#worker = this.#ready = this.#told = null;
    for (const { reject, timer } of this.#waiting.values()) {
      clearTimeout(timer);
      reject(failure);
    }
    this.#waiting.clear();
  }
}

async function fetched(name, as) {
  const response = await fetch(new URL(`engine/${name}`, import.meta.url));
  if (!response.ok) throw new Error(`${name}: ${response.status}`);
  return response[as]();
}

export const engine = new Engine();
