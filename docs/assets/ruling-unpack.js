// The bundle taken apart: what the engine is told, texts for links to clauses, compiled modules (kodeks.site.bundle packs it).

/** {told, texts, modules: [[path, bytes], …]}: four bytes with the length of the head, the head, then parts of the modules. */
export function unpacked(bundle) {
  const length = new DataView(bundle).getUint32(0);
  const head = JSON.parse(new TextDecoder().decode(new Uint8Array(bundle, 4, length)));
  const whole = Object.entries(head.unchecked).map(([code, clauses]) => [code, lengthened(clauses)]);
  const told = JSON.stringify({ unchecked: Object.fromEntries(whole) });
  return { told, texts: head.texts, modules: modulesOf(head, new Uint8Array(bundle, 4 + length)) };
}

/** Code of all modules, then constants of all, then tables of names: a module is its beginning, names, constants and code. */
function modulesOf({ beginning, modules, names, constants, code }, bytes) {
  const table = tables(bytes.subarray(code + constants), names);
  let [atCode, atConstants] = [0, code];
  return modules.map(([path, ofConstants, ofCode]) => {
    const own = [...beginning, ...table()];
    const made = new Uint8Array(own.length + ofConstants + ofCode);
    made.set(own);
    made.set(bytes.subarray(atConstants, (atConstants += ofConstants)), own.length);
    made.set(bytes.subarray(atCode, (atCode += ofCode)), own.length + ofConstants);
    return [path, made];
  });
}

/** Gives table after table: two counts, then names; 0 is the next new one, an even number one met before, an odd one stays. */
function tables(bytes, names) {
  const letters = names.map((name) => new TextEncoder().encode(name));
  let [at, met] = [0, 0];
  const number = () => {
    let found = 0;
    do found = found * 128 + (bytes[at] & 127);
    while (bytes[at++] > 127);
    return found;
  };
  const name = (reference) => {
    if (reference % 2) return written(reference);
    const one = reference ? letters[reference / 2 - 1] : letters[met++];
    return [...written(one.length * 2), ...one, 0];
  };
  return () => {
    const [length, constants] = [number(), number()];
    const found = [...written(length), ...written(constants)];
    for (let count = 0; count < length; count++) found.push(...name(number()));
    return found;
  };
}

/** A number, seven bits a byte, the highest first. */
function written(number) {
  return number < 128 ? [number] : [...written(Math.floor(number / 128)).map((byte) => byte | 128), number % 128];
}

/** "064A|31|32" → 64A, 64A1, 64A2: each begins with as many letters of the one before as its digit says. */
export function lengthened(short) {
  const whole = [];
  for (const one of short ? short.split("|") : []) whole.push((whole.at(-1) ?? "").slice(0, Number(one[0])) + one.slice(1));
  return whole;
}
