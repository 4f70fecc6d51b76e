import { parseAst } from 'vite';

export interface SqlProblem {
  line: number;
  problem: string;
}

/** What a source file does with SQL that the house does not: see the test of hand-written SQL. */
export function findSqlProblems(file: string, source: string): SqlProblem[] {
  const isSqlFile = file.endsWith('.sql.ts');
  const found: SqlProblem[] = [];
  walk(parseAst(source, { lang: 'ts' }), [], (node, parents) => {
    const problem = isSqlFile ? problemOfText(node, parents) : problemElsewhere(node, parents);
    if (problem) found.push({ line: source.slice(0, node.start).split('\n').length, problem });
  });
  return found;
}

/** The names of the values that a module exports where it makes them. */
export function exportedValues(source: string): string[] {
  return [...source.matchAll(/^export (?:const|function|async function) (\w+)/gm)].map(
    ([, name = '']) => name,
  );
}

interface Node extends Record<string, unknown> {
  type: string;
  start: number;
}

/** What reads or writes rows, and the numbers of values. */
const STATEMENT =
  /\b(SELECT|INSERT INTO|DELETE FROM|UPDATE [a-z_]+( AS \w+)?\s+SET|WITH [a-z_]+ AS|(ORDER|GROUP) BY|UNION|(LEFT|CROSS|INNER) JOIN|RETURNING|TRUNCATE [a-z]|COPY [a-z])|[=<>(,] ?\$\d/;
const COMMAND = /^\s*(VACUUM|ANALYZE|DROP|CREATE|ALTER|LOCK TABLE|SET|RESET) /;

function problemElsewhere(node: Node, parents: readonly Node[]): string | null {
  if (node.type === 'ImportDeclaration') {
    const isTag = isNode(node['source']) && node['source']['value'] === 'sql-template-tag';
    return isTag && !onlyTypes(node) ? 'imports the tag' : null;
  }
  const text = textOf(node);
  if (text === null) return null;
  if (STATEMENT.test(text)) return 'has SQL outside of *.sql.ts';
  return COMMAND.test(text) && isGlued(node, parents) ? 'puts a value into a command' : null;
}

function problemOfText(node: Node, parents: readonly Node[]): string | null {
  const text = textOf(node);
  if (text === null || parents.at(-1)?.type === 'TaggedTemplateExpression') return null;
  const isSql = STATEMENT.test(text) || COMMAND.test(text);
  return isSql && isGlued(node, parents) ? 'puts SQL together without the tag' : null;
}

/** With a value inside, or a part of a sum or of a list that is joined. */
function isGlued(node: Node, parents: readonly Node[]): boolean {
  const parent = parents.at(-1);
  const hasValue = Array.isArray(node['expressions']) && node['expressions'].length > 0;
  return hasValue || parent?.type === 'BinaryExpression' || parent?.type === 'ArrayExpression';
}

function textOf(node: Node): string | null {
  if (node.type === 'Literal') return typeof node['value'] === 'string' ? node['value'] : null;
  if (node.type !== 'TemplateLiteral' || !Array.isArray(node['quasis'])) return null;
  return node['quasis'].map((part) => String(part.value.raw)).join('?');
}

function onlyTypes(node: Node): boolean {
  const specifiers = Array.isArray(node['specifiers']) ? node['specifiers'] : [];
  const areTypes = specifiers.every(({ importKind }) => importKind === 'type');
  return node['importKind'] === 'type' || areTypes;
}

function walk(
  node: unknown,
  parents: readonly Node[],
  visit: (node: Node, parents: readonly Node[]) => void,
): void {
  if (Array.isArray(node)) for (const each of node) walk(each, parents, visit);
  if (!isNode(node)) return;
  visit(node, parents);
  for (const child of Object.values(node)) walk(child, [...parents, node], visit);
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
}
