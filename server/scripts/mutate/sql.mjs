// Edits inside statements of the database.
const IS_SQL =
  /\b(?:SELECT|INSERT INTO|UPDATE|DELETE FROM|WHERE|ORDER BY|JOIN|FROM|AND|SET|RETURNING|VALUES|ON CONFLICT)\b/;

/** What is looked for in a statement, and what stands there instead. */
const CHANGES = [
  // `OR TRUE` keeps the parameters that the condition names.
  {
    at: /\b(?:AND|WHERE) (?!NOT EXISTS|EXISTS)((?:[^()\n]|\([^()\n]*\))+?)(?=\s*(?:\bAND\b|\bOR\b|\bORDER\b|\bGROUP\b|\bLIMIT\b|\bRETURNING\b|\bFOR\b|\bUNION\b|\)|\n|$))/g,
    text: ([whole, condition]) => whole.replace(condition, () => `(${condition} OR TRUE)`),
    isFit: (found, before) => !/\bBETWEEN\b/.test(found) && !/\bBETWEEN \S+ $/.test(before),
  },
  { at: /\bASC\b/g, text: () => 'DESC' },
  { at: /\bDESC\b/g, text: () => 'ASC' },
  { at: / <= /g, text: () => ' < ' },
  { at: / < /g, text: () => ' <= ' },
  { at: / >= /g, text: () => ' > ' },
  { at: / > /g, text: () => ' >= ' },
  { at: / <> /g, text: () => ' = ' },
  { at: / = (?=')/g, text: () => ' <> ' },
  { at: /\bIS NOT NULL\b/g, text: () => 'IS NULL' },
  { at: /\bIS NULL\b/g, text: () => 'IS NOT NULL' },
  { at: /\bNOT EXISTS\b/g, text: () => 'EXISTS' },
  { at: /\bLEFT JOIN\b/g, text: () => 'JOIN' },
  { at: /\bSELECT DISTINCT\b(?! ON)/g, text: () => 'SELECT' },
  { at: /\bUNION\b(?! ALL)/g, text: () => 'UNION ALL' },
  { at: / \+ 1\b/g, text: () => '' },
  { at: /\bmin\(/g, text: () => 'max(' },
  { at: /\bmax\(/g, text: () => 'min(' },
  { at: /\bcount\(DISTINCT /g, text: () => 'count(' },
];

export function editsOfSql(node, { source }) {
  const isText =
    node.type === 'TemplateElement' || (node.type === 'Literal' && typeof node.value === 'string');
  if (!isText) return [];
  const raw = source.slice(node.start, node.end);
  // A quote ends the text of a plain string.
  const inner = node.type === 'Literal' ? raw.slice(0, -1) : raw;
  if (!IS_SQL.test(inner)) return [];
  return CHANGES.flatMap(({ at, text, isFit = () => true }) =>
    [...inner.matchAll(at)]
      .filter((match) => isFit(match[0], inner.slice(0, match.index)))
      .map((match) => ({
        start: node.start + match.index,
        end: node.start + match.index + match[0].length,
        text: text(match),
      })),
  );
}
