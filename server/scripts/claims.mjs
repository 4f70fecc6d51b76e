// What tests claim to prove: the ids of the specification in their titles, and in the steps of journeys.
import { parseSync } from 'vite';

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

export function idsIn(text) {
  return [...new Set(text.match(ID) ?? [])];
}

/** A decision explains lines; it is none. */
export function isDecision(id) {
  return id.startsWith('D-');
}

/** How much of the product a test runs: told by where its file is and by what it takes from the harness. */
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
 */
export function stepsOf(source) {
  const { program } = parseSync('journey.ts', source);
  const functions = new Map();
  const constants = new Map();
  const journeys = new Map();
  visit(program, (node) => {
    if (node.type === 'FunctionDeclaration') functions.set(node.id.name, node.body);
    if (node.type === 'VariableDeclarator' && node.id.type === 'Identifier') {
      constants.set(node.id.name, node.init);
    }
  });
  visit(program, (node, loop) => {
    if (node.type !== 'CallExpression' || node.callee.name !== 'test') return;
    const rounds = roundsOf(loop, constants).map((words) =>
      stepsUnder(node, { functions, words, seen: new Set() }),
    );
    journeys.set(lineOf(source, node.start), rounds);
  });
  return journeys;
}

/** What the names of a loop over a written table stand for, round by round; one round without any elsewhere. */
function roundsOf(loop, constants) {
  const named = constants.get(loop?.right.name) ?? loop?.right;
  const { elements } = named?.type === 'TSAsExpression' ? named.expression : (named ?? {});
  if (elements === undefined) return [new Map()];
  const { id } = loop.left.declarations[0];
  return elements.map((row) => new Map(namesWith(id, row)));
}

function namesWith(pattern, row) {
  if (row?.type === 'Literal' && pattern?.type === 'Identifier') {
    return [[pattern.name, String(row.value)]];
  }
  if (row?.type === 'ArrayExpression' && pattern?.type === 'ArrayPattern') {
    return pattern.elements.flatMap((name, index) => namesWith(name, row.elements[index]));
  }
  if (row?.type === 'ObjectExpression' && pattern?.type === 'ObjectPattern') {
    return pattern.properties.flatMap(({ key, value }) =>
      namesWith(value, row.properties.find((each) => each.key?.name === key?.name)?.value),
    );
  }
  return [];
}

function stepsUnder(start, { functions, words, seen }) {
  const steps = [];
  visit(start, (node) => {
    if (isStep(node)) steps.push(textOf(node.arguments[0], words));
    if (node.type !== 'Identifier' || !functions.has(node.name) || seen.has(node.name)) return;
    seen.add(node.name);
    steps.push(...stepsUnder(functions.get(node.name), { functions, words: new Map(), seen }));
  });
  return steps;
}

function isStep({ type, callee }) {
  if (type !== 'CallExpression' || callee.type !== 'MemberExpression') return false;
  return callee.object.name === 'test' && callee.property.name === 'step';
}

/** What stands there as text; what is only known when it runs is left out. */
function textOf({ type, name, value, quasis, expressions }, words) {
  if (type === 'Literal') return String(value);
  if (type !== 'TemplateLiteral') return words.get(name) ?? '…';
  return quasis
    .map((part, index) => {
      const next = expressions[index];
      return part.value.cooked + (next === undefined ? '' : (words.get(next.name) ?? '…'));
    })
    .join('');
}

function lineOf(source, position) {
  return source.slice(0, position).split('\n').length;
}

/** Shows every node, and the innermost `for … of` around it. */
function visit(node, see, loop) {
  if (node === null || typeof node !== 'object') return;
  if (typeof node.type === 'string') see(node, loop);
  const inner = node.type === 'ForOfStatement' ? node : loop;
  for (const child of Object.values(node)) visit(child, see, inner);
}

/** One for each title that carries an id: a title that stands over many tests is one proof of all of them. */
export function proofsOf(tests) {
  const proofs = new Map();
  for (const { file, level, names, steps } of tests) {
    const titles = [
      ...names.map((_, index) => names.slice(0, index + 1)),
      ...steps.map((step) => [...names, step]),
    ];
    for (const parts of titles) {
      const title = parts.join(' › ');
      for (const id of idsIn(parts[parts.length - 1])) {
        const proof = proofs.get(`${id} ${file} ${title}`) ?? { id, file, level, title, tests: 0 };
        proof.tests += 1;
        proofs.set(`${id} ${file} ${title}`, proof);
      }
    }
  }
  return [...proofs.values()];
}

/** What is wrong with the claims of these tests, as sentences. `known` has every line and every decision. */
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

function linesIn(texts) {
  return idsIn(texts.join(' ')).filter((id) => !isDecision(id));
}
