/** A seeded source of chance: the same seed always deals the same world. */
export type Random = {
  /** A number in [0, 1). */
  next(): number;
  /** A whole number, both ends included. */
  whole(low: number, high: number): number;
  /** A number in [low, high). */
  between(low: number, high: number): number;
  chance(probability: number): boolean;
  pick<T>(items: readonly T[]): T;
  /** Some different items, in the order of the list. */
  some<T>(items: readonly T[], count: number): T[];
  /** Picks by weight; weights need not add up to one. */
  weighted<T>(items: readonly (readonly [T, number])[]): T;
  shuffled<T>(items: readonly T[]): T[];
  /** Bell-shaped around 0 with deviation 1, cut at three deviations. */
  bell(): number;
  /** Lower-case hexadecimal digits. */
  hex(digits: number): string;
};

export function randomFrom(seed: string): Random {
  const next = generator(seed);
  const complete = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  const between = (low: number, high: number) => low + next() * (high - low);

  function pick<T>(items: readonly T[]): T {
    const item = items[Math.floor(next() * items.length)];
    if (item === undefined) throw new RangeError('Nothing to pick from.');
    return item;
  }

  function shuffled<T>(items: readonly T[]): T[] {
    const left = [...items];
    const out: T[] = [];
    while (left.length > 0) out.push(...left.splice(Math.floor(next() * left.length), 1));
    return out;
  }

  function some<T>(items: readonly T[], count: number): T[] {
    const order = shuffled(items.map((_item, index) => index)).slice(0, count);
    const chosen = new Set(order);
    return items.filter((_item, index) => chosen.has(index));
  }

  function weighted<T>(items: readonly (readonly [T, number])[]): T {
    let left = next() * items.reduce((sum, [, weight]) => sum + weight, 0);
    for (const [item, weight] of items) {
      left -= weight;
      if (left < 0) return item;
    }
    const last = items.at(-1);
    if (last === undefined) throw new RangeError('Nothing to pick from.');
    return last[0];
  }

  function bell(): number {
    const spread = Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next());
    return Math.max(-3, Math.min(3, spread));
  }

  function hex(digits: number): string {
    let text = '';
    while (text.length < digits) text += Math.floor(next() * 16).toString(16);
    return text;
  }

  const chance = (probability: number) => next() < probability;
  return { next, whole: complete, between, chance, pick, some, weighted, shuffled, bell, hex };
}

/** sfc32: small, fast and even enough for a demo world; four words of state hashed from the text. */
function generator(seed: string): () => number {
  let [a, b, c, d] = hashWords(seed);
  const next = () => {
    const sum = (a + b + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + sum;
    c |= 0;
    return (sum >>> 0) / 4294967296;
  };
  for (let round = 0; round < 16; round += 1) next();
  return next;
}

function hashWords(text: string): [number, number, number, number] {
  const words: [number, number, number, number] = [0x9e3779b9, 0x243f6a88, 0xb7e15162, 0xdeadbeef];
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    words[0] = Math.imul(words[0] ^ code, 0x85ebca6b);
    words[1] = Math.imul(words[1] ^ words[0] ^ code, 0xc2b2ae35);
    words[2] = Math.imul(words[2] ^ (words[1] >>> 3) ^ code, 0x27d4eb2f);
    words[3] = Math.imul(words[3] ^ (words[2] >>> 5) ^ code, 0x165667b1);
  }
  return words;
}
