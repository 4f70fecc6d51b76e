// The mistakes that are tried: a row a kind, with an example and the edits it makes at a node of the tree.
import {
  isEffect,
  isFactor,
  isMethod,
  isNumber,
  isSmallNumber,
  isSpoken,
  isText,
  isValue,
  only,
  operator,
  replaced,
  shapeOf,
  textOf,
} from './nodes.mjs';
import { editsOfSql } from './sql.mjs';
import { calleeText, isFunction } from './syntax.mjs';

/**
 * `edits(node, file)` gives the edits of a kind at a node, each `{ start, end, text }`; `file` has the source,
 * its nodes and its path. `example` is a source and what one of the edits makes of it.
 */
export const KINDS = [
  {
    name: 'condition dropped',
    example: ['if (isOld) warn();', 'if (false) warn();'],
    edits(node, { source }) {
      if (node.type === 'IfStatement') {
        return [replaced(node.test, 'false'), replaced(node.test, 'true')];
      }
      if (node.type === 'LogicalExpression' && node.operator !== '??') {
        const shown = node.right.type.startsWith('JSX') ? [node.right] : [node.left, node.right];
        return shown.map((part) => only(node, part, source));
      }
      return isMethod(node, 'filter') && isFunction(node.arguments[0] ?? node)
        ? [only(node, node.callee.object, source)]
        : [];
    },
  },
  {
    name: 'condition turned round',
    example: ['const shown = !isOld;', 'const shown = isOld;'],
    edits(node, { source }) {
      if (node.type === 'UnaryExpression' && node.operator === '!') {
        return [only(node, node.argument, source)];
      }
      const opposite = { '===': '!==', '!==': '===' }[node.operator];
      return node.type === 'BinaryExpression' && opposite ? [operator(node, opposite, source)] : [];
    },
  },
  {
    name: 'branches swapped',
    example: ["const word = isIn ? 'Saved' : 'Save';", "const word = isIn ? 'Save' : 'Saved';"],
    edits(node, { source }) {
      if (node.type !== 'ConditionalExpression') return [];
      const { consequent, alternate } = node;
      const between = source.slice(consequent.end, alternate.start);
      // With brackets around a branch the two cannot change places as they stand.
      if (!/^\s*:\s*$/.test(between)) return [];
      const text = textOf(alternate, source) + between + textOf(consequent, source);
      return [{ start: consequent.start, end: alternate.end, text }];
    },
  },
  {
    name: 'off by one',
    example: ['const isFull = kept >= 24;', 'const isFull = kept > 24;'],
    edits(node, { source }) {
      if (node.type === 'BinaryExpression') {
        const neighbour = { '<': '<=', '<=': '<', '>': '>=', '>=': '>' }[node.operator];
        if (neighbour) return [operator(node, neighbour, source)];
        const isStep = /^[+-]$/.test(node.operator) && node.right.value === 1;
        return isStep ? [only(node, node.left, source)] : [];
      }
      return isSmallNumber(node) ? [replaced(node, String(node.value + 1))] : [];
    },
  },
  {
    name: 'units swapped',
    example: ['const seconds = milliseconds / 1_000;', 'const seconds = milliseconds;'],
    edits(node, { source }) {
      if (node.type === 'BinaryExpression' && /^[*/]$/.test(node.operator)) {
        return isNumber(node.right) ? [only(node, node.left, source)] : [];
      }
      const isRound = isNumber(node) && node.value >= 1_000 && node.value % 10 === 0;
      return isRound && !isFactor(node) ? [replaced(node, String(node.value / 10))] : [];
    },
  },
  {
    name: 'wrong value',
    example: [
      "const isOpen = status === 'new' || status === 'closed';",
      "const isOpen = status === 'closed' || status === 'closed';",
    ],
    edits(node, file) {
      if (!isValue(node)) return [];
      const shape = shapeOf(node.value);
      const values = [...new Set(file.nodes.filter(isValue).map(({ value }) => value))].filter(
        (value) => shapeOf(value) === shape,
      );
      if (shape === null || values.length < 2) return [];
      const other = values[(values.indexOf(node.value) + 1) % values.length];
      return [replaced(node, `'${other}'`)];
    },
  },
  {
    name: 'one of a list left out',
    example: ["const OPEN = ['new', 'verified'];", "const OPEN = ['new', ];"],
    edits(node) {
      if (node.parent?.type !== 'ArrayExpression' || !isText(node)) return [];
      const { elements } = node.parent;
      if (elements.length < 2 || !elements.every((each) => each && isText(each))) return [];
      const next = elements[elements.indexOf(node) + 1];
      return [{ start: node.start, end: next?.start ?? node.end, text: '' }];
    },
  },
  {
    name: 'missing await',
    example: ['async () => { await keep(); }', 'async () => { void keep(); }'],
    edits(node) {
      const isAwaited =
        node.type === 'ExpressionStatement' && node.expression.type === 'AwaitExpression';
      return isAwaited && node.expression.argument.type === 'CallExpression'
        ? [
            {
              start: node.expression.start,
              end: node.expression.start + 'await'.length,
              text: 'void',
            },
          ]
        : [];
    },
  },
  {
    name: 'effect left out',
    example: ['() => { keep(id); }', '() => { ; }'],
    edits(node) {
      if (node.type === 'ReturnStatement') {
        const effect = node.parent?.parent?.parent;
        const isCleanup =
          effect?.type === 'CallExpression' && /^use\w*Effect$/.test(calleeText(effect));
        return isCleanup && isFunction(node.argument ?? node) ? [replaced(node, ';')] : [];
      }
      return isEffect(node) ? [replaced(node, ';')] : [];
    },
  },
  {
    name: 'mask skipped',
    example: ['const phone = masked(account.phone);', 'const phone = account.phone;'],
    edits(node, { source }) {
      if (node.type !== 'CallExpression' || node.optional) return [];
      if (/Statement$|^AwaitExpression$/.test(node.parent.type)) return [];
      const [first, ...others] = node.arguments;
      if (first === undefined) {
        const isTidying = /\.(?:trim|toLowerCase|toUpperCase)\(\)$/.test(textOf(node, source));
        return isTidying ? [only(node, node.callee.object, source)] : [];
      }
      const isMask = /^(?!use|set|require)[a-z]\w*$/.test(calleeText(node)) && others.length === 0;
      const isPassed = /^(?:Identifier|MemberExpression|CallExpression)$/.test(first.type);
      return isMask && isPassed ? [only(node, first, source)] : [];
    },
  },
  {
    name: 'default changed',
    example: [
      'const open = ({ isOpen = false }) => isOpen;',
      'const open = ({ isOpen = true }) => isOpen;',
    ],
    edits(node) {
      return node.type === 'Literal' && typeof node.value === 'boolean'
        ? [replaced(node, String(!node.value))]
        : [];
    },
  },
  {
    name: 'order changed',
    example: ['rows.sort((a, b) => a.price - b.price);', 'rows.sort((a, b) => b.price - a.price);'],
    edits(node, { source }) {
      if (!isMethod(node, 'sort', 'toSorted', 'reverse', 'toReversed')) return [];
      const compared = node.arguments[0]?.body;
      if (compared?.type === 'BinaryExpression' && compared.operator === '-') {
        const { left, right } = compared;
        return [replaced(compared, `${textOf(right, source)} - ${textOf(left, source)}`)];
      }
      const isStatement = node.parent.type === 'ExpressionStatement';
      return isStatement ? [] : [only(node, node.callee.object, source)];
    },
  },
  {
    name: 'statement changed',
    example: [
      "const text = 'SELECT id FROM property ORDER BY id ASC';",
      "const text = 'SELECT id FROM property ORDER BY id DESC';",
    ],
    edits: (node, file) => (file.path.startsWith('server/') ? editsOfSql(node, file) : []),
  },
  {
    name: 'attribute left out',
    example: ['<button disabled={isBusy} />;', '<button  />;'],
    edits(node) {
      const name = node.type === 'JSXAttribute' ? node.name.name : '';
      const isFelt =
        /^(?:on[A-Z]\w*|aria-(?!hidden)\w+|disabled|hidden|required|role|alt|autoComplete|inputMode|maxLength|href|to|value|checked|id|htmlFor|type|inert|open)$/;
      return isFelt.test(name) ? [replaced(node, '')] : [];
    },
  },
  {
    name: 'words changed',
    example: ["const refusal = 'Please write a note';", "const refusal = 'Please write a';"],
    edits(node, { source }) {
      if (!isSpoken(node)) return [];
      const text = textOf(node, source);
      const last = /\s+[\w’-]+(?:'\w+)*(?=[^\w\s]*\s*$)/.exec(text);
      return last === null
        ? []
        : [
            {
              start: node.start + last.index,
              end: node.start + last.index + last[0].length,
              text: '',
            },
          ];
    },
  },
];
