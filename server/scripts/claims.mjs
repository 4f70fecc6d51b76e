// What tests claim to prove: the ids of the specification in their titles, and in the steps of journeys.
/** @import { ESTree } from 'vite' */
import { parseSync } from 'vite';

/**
 * A test as its runner names it: `names` are the titles around it and its own.
 * @typedef {{ file: string, level: string, names: readonly string[], steps: readonly string[] }} Claimant
 * @typedef {{ id: string, file: string, level: string, title: string, tests: number }} Proof
 * @typedef {ESTree.Node | null | undefined} MaybeNode
 */

/** From the cheapest to the dearest. */
export const LEVELS = [
  'schema',
  'unit',
  'component',
  'request',
  'integration',
  'process',
  'journey',
];

/** Everything written like an id, mistyped ones too: they must be found to be told. */
const ID = /\b(?:[VPA]-\d+(?:\.\d+)*-\d+|D-\d+)\b/g;

/** @param {string} text */
export function idsIn(text) {
  return [...new Set(text.match(ID) ?? [])];
}

/**
 * A decision explains lines; it is none.
 * @param {string} id
 */
export function isDecision(id) {
  return id.startsWith('D-');
}

/**
 * How much of the product a test runs: told by where its file is and by what it takes from the harness.
 * @param {string} file
 * @param {string} source
 */
export function levelOf(file, source) {
  if (file.startsWith('client/e2e/')) return 'journey';
  if (file.startsWith('schema/')) return 'schema';
  if (file.startsWith('client/')) return file.endsWith('.tsx') ? 'component' : 'unit';
  if (file.startsWith('server/test/operating/')) return 'process';
  if (/harness\/application\.ts'|\.inject\(/.test(source)) return 'request';
  return /harness\/\w+\.ts'/.test(source) ? 'integration' : 'unit';
}

/**
 * Line of each journey of a file, to the titles of its steps, once for each round of the loop it stands in;
 * functions of the same file belong to who calls them.
 * @param {string} source
 */
export function stepsOf(source) {
  const { program } = parseSync('journey.ts', source);
  /** @type {Map<string, MaybeNode>} */
  const functions = new Map();
  /** @type {Map<string, MaybeNode>} */
  const constants = new Map();
  /** @type {Map<number, string[][]>} */
  const journeys = new Map();
  visit(program, (node) => {
    if (node.type === 'FunctionDeclaration' && node.id) functions.set(node.id.name, node.body);
    if (node.type === 'VariableDeclarator' && node.id.type === 'Identifier') {
      constants.set(node.id.name, node.init);
    }
  });
  visit(program, (node, loop) => {
    if (node.type !== 'CallExpression' || nameOf(node.callee) !== 'test') return;
    const rounds = roundsOf(loop, constants).map((words) =>
      stepsUnder(node, { functions, words, seen: new Set() }),
    );
    journeys.set(lineOf(source, node.start), rounds);
  });
  return journeys;
}

/**
 * What the names of a loop over a written table stand for, round by round; one round without any elsewhere.
 * @param {ESTree.ForOfStatement | undefined} loop
 * @param {Map<string, MaybeNode>} constants
 * @returns {Map<string, string>[]}
 */
function roundsOf(loop, constants) {
  const named = constants.get(nameOf(loop?.right)) ?? loop?.right;
  const table = named?.type === 'TSAsExpression' ? named.expression : named;
  if (table?.type !== 'ArrayExpression') return [new Map()];
  const pattern = loop?.left.type === 'VariableDeclaration' ? loop.left.declarations[0]?.id : null;
  return table.elements.map((row) => new Map(namesWith(pattern, row)));
}

/**
 * @param {MaybeNode} pattern
 * @param {MaybeNode} row
 * @returns {[string, string][]}
 */
function namesWith(pattern, row) {
  if (row?.type === 'Literal' && pattern?.type === 'Identifier') {
    return [[pattern.name, String(row.value)]];
  }
  if (row?.type === 'ArrayExpression' && pattern?.type === 'ArrayPattern') {
    return pattern.elements.flatMap((name, index) => namesWith(name, row.elements[index]));
  }
  if (row?.type === 'ObjectExpression' && pattern?.type === 'ObjectPattern') {
    const values = row.properties.filter((each) => each.type === 'Property');
    return pattern.properties
      .filter((each) => each.type === 'Property')
      .flatMap(({ key, value }) =>
        namesWith(value, values.find((each) => nameOf(each.key) === nameOf(key))?.value),
      );
  }
  return [];
}

/**
 * @param {MaybeNode} start
 * @param {{ functions: Map<string, MaybeNode>, words: Map<string, string>, seen: Set<string> }} known
 */
function stepsUnder(start, { functions, words, seen }) {
  /** @type {string[]} */
  const steps = [];
  visit(start, (node) => {
    if (isStep(node)) steps.push(textOf(node.arguments[0], words));
    if (node.type !== 'Identifier' || !functions.has(node.name) || seen.has(node.name)) return;
    seen.add(node.name);
    steps.push(...stepsUnder(functions.get(node.name), { functions, words: new Map(), seen }));
  });
  return steps;
}

/**
 * @param {ESTree.Node} node
 * @returns {node is ESTree.CallExpression}
 */
function isStep(node) {
  if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return false;
  return nameOf(node.callee.object) === 'test' && nameOf(node.callee.property) === 'step';
}

/** @param {MaybeNode} node */
function nameOf(node) {
  return node?.type === 'Identifier' ? node.name : '';
}

/**
 * What stands there as text; what is only known when it runs is left out.
 * @param {MaybeNode} node
 * @param {Map<string, string>} words
 */
function textOf(node, words) {
  if (node?.type === 'Literal') return String(node.value);
  if (node?.type !== 'TemplateLiteral') return words.get(nameOf(node)) ?? '…';
  return node.quasis
    .map((part, index) => {
      const next = node.expressions[index];
      return part.value.cooked + (next === undefined ? '' : (words.get(nameOf(next)) ?? '…'));
    })
    .join('');
}

/**
 * @param {string} source
 * @param {number} position
 */
function lineOf(source, position) {
  return source.slice(0, position).split('\n').length;
}

/**
 * Shows every node, and the innermost `for … of` around it.
 * @param {unknown} node
 * @param {(node: ESTree.Node, loop?: ESTree.ForOfStatement) => void} see
 * @param {ESTree.ForOfStatement} [loop]
 */
function visit(node, see, loop) {
  if (node === null || typeof node !== 'object') return;
  if (isNode(node)) see(node, loop);
  const inner = isNode(node) && node.type === 'ForOfStatement' ? node : loop;
  for (const child of Object.values(node)) visit(child, see, inner);
}

/**
 * @param {object} value
 * @returns {value is ESTree.Node}
 */
function isNode(value) {
  return 'type' in value && typeof value.type === 'string';
}

/**
 * One for each title that carries an id: a title that stands over many tests is one proof of all of them.
 * @param {readonly Claimant[]} tests
 */
export function proofsOf(tests) {
  /** @type {Map<string, Proof>} */
  const proofs = new Map();
  for (const { file, level, names, steps } of tests) {
    const titles = [
      ...names.map((_, index) => names.slice(0, index + 1)),
      ...steps.map((step) => [...names, step]),
    ];
    for (const parts of titles) {
      const title = parts.join(' › ');
      for (const id of idsIn(parts[parts.length - 1] ?? '')) {
        const proof = proofs.get(`${id} ${file} ${title}`) ?? { id, file, level, title, tests: 0 };
        proof.tests += 1;
        proofs.set(`${id} ${file} ${title}`, proof);
      }
    }
  }
  return [...proofs.values()];
}

/**
 * What is wrong with the claims of these tests, as sentences. `known` has every line and every decision.
 * @param {readonly Claimant[]} tests
 * @param {ReadonlySet<string>} known
 */
export function faultsOf(tests, known) {
  const unknown = proofsOf(tests)
    .filter(({ id }) => !known.has(id))
    .map(({ id, file, title }) => `${id} does not exist: ${file}: ${title}`);
  const journeys = tests
    .filter(({ level }) => level === 'journey')
    .flatMap(({ file, names, steps }) => {
      const where = `${file}: ${names.join(' › ')}`;
      const outside = linesIn(names);
      const all = linesIn([...names, ...steps]);
      return [
        ...(all.length > 3 ? [`claims ${all.length} lines, three are allowed: ${where}`] : []),
        ...(outside.length > 0 ? [`claims ${outside.join(' ')} outside of a step: ${where}`] : []),
      ];
    });
  return [...unknown, ...new Set(journeys)];
}

/** @param {readonly string[]} texts */
function linesIn(texts) {
  return idsIn(texts.join(' ')).filter((id) => !isDecision(id));
}
