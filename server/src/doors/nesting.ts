/** Whether lists and objects stand more than `most` deep in a JSON text; brackets within its texts do not count. */
export function isNestedDeeper(json: string, most: number): boolean {
  let depth = 0;
  for (const [sign] of json.matchAll(TEXT_OR_BRACKET)) {
    if (sign === '[' || sign === '{') depth += 1;
    else if (sign === ']' || sign === '}') depth -= 1;
    if (depth > most) return true;
  }
  return false;
}

/** A text that does not end is read to the end, once: it would be looked for anew behind each of its quotes. */
const TEXT_OR_BRACKET = /"(?:[^"\\]|\\.)*(?:"|\\?$)|[[\]{}]/gs;
