// The bundle taken apart: what the engine is told, texts for links to clauses, compiled modules (kodeks.site.bundle packs it).

/** {told, texts, modules: [[path, bytes], …]}: four bytes with the length of the head, the head, then parts of the modules. */
export function unpacked(bundle) {
  const length = new DataView(bundle).getUint32(0);
  const { modules, unchecked, texts } = JSON.parse(new TextDecoder().decode(new Uint8Array(bundle, 4, length)));
  const whole = Object.entries(unchecked).map(([code, clauses]) => [code, lengthened(clauses)]);
  const told = JSON.stringify({ unchecked: Object.fromEntries(whole) });
  return { told, texts, modules: joined(modules, new Uint8Array(bundle, 4 + length)) };
}

/** Like parts of all modules lie together, the last first; each module is its parts joined in their order. */
function joined(modules, bytes) {
  const parts = modules.map(() => []);
  let at = 0;
  for (const kind of [3, 2, 1]) {
    modules.forEach((module, number) => parts[number].unshift(bytes.subarray(at, (at += module[kind]))));
  }
  return modules.map(([path], number) => [path, concatenated(parts[number])]);
}

function concatenated(parts) {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** "064A|31|32" → 64A, 64A1, 64A2: each begins with as many letters of the one before as its digit says. */
export function lengthened(short) {
  const whole = [];
  for (const one of short ? short.split("|") : []) whole.push((whole.at(-1) ?? "").slice(0, Number(one[0])) + one.slice(1));
  return whole;
}
