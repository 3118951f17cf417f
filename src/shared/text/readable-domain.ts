/** Numbers of RFC 3492, section 5. */
const BASE = 36;
const SHORTEST = 1;
const LONGEST = 26;
const SKEW = 38;
const DAMP = 700;
const FIRST = 0x80;

function adapted(delta: number, count: number, isFirst: boolean): number {
  let rest = Math.floor(delta / (isFirst ? DAMP : 2));
  rest += Math.floor(rest / count);
  let steps = 0;
  for (; rest > ((BASE - SHORTEST) * LONGEST) / 2; steps += BASE)
    rest = Math.floor(rest / (BASE - SHORTEST));
  return steps + Math.floor((BASE * rest) / (rest + SKEW));
}

/** What follows `xn--` in a label, in its own letters (RFC 3492); undefined where it is none. */
function decoded(label: string): string | undefined {
  const letters = Array.from(label.slice(0, Math.max(0, label.lastIndexOf('-'))));
  const digits = label.slice(label.lastIndexOf('-') + 1);
  let code = FIRST;
  let bias = 72;
  let at = 0;
  let index = 0;
  while (index < digits.length) {
    const before = at;
    for (let weight = 1, step = BASE; ; step += BASE) {
      const digit = Number.parseInt(digits[index] ?? '', BASE);
      // Their digits are a to z, then 0 to 9; those of JavaScript are the other way round.
      const value = digit < 10 ? digit + 26 : digit - 10;
      if (Number.isNaN(value)) return undefined;
      index += 1;
      at += value * weight;
      const most = Math.min(LONGEST, Math.max(SHORTEST, step - bias));
      if (value < most) break;
      weight *= BASE - most;
    }
    const count = letters.length + 1;
    bias = adapted(at - before, count, before === 0);
    code += Math.floor(at / count);
    if (code > 0x10ffff) return undefined;
    at %= count;
    letters.splice(at, 0, String.fromCodePoint(code));
    at += 1;
  }
  return letters.join('');
}

/** A label as people write it, where the browser takes that for the same one. */
function readableLabel(label: string): string {
  const text = decoded(label.slice('xn--'.length).toLowerCase());
  const isSame = text && URL.parse(`https://${text}.example`)?.hostname === `${label}.example`;
  return isSame ? text : label;
}

/** A text whose e-mail addresses have their domains as people write them: 'a@münchen.de', not 'a@xn--mnchen-3ya.de'. */
export const readableDomains = (text: string): string =>
  text.replace(/(?<=@\S*)\bxn--[a-z0-9-]+/gi, readableLabel);
