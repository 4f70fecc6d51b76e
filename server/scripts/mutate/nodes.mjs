// What a kind of mistake looks for in the tree, and how an edit of it is written.
import { calleeText } from './syntax.mjs';

export function textOf(node, source) {
  return source.slice(node.start, node.end);
}

export function replaced({ start, end }, text) {
  return { start, end, text };
}

/** A part in the place of the whole. */
export function only(node, part, source) {
  const isOpen = /^(?:Logical|Binary|Conditional|Assignment|Arrow|TSAs|Await|Unary)/.test(
    part.type,
  );
  const text = textOf(part, source);
  const isWhole = /^(?:VariableDeclarator|ReturnStatement|IfStatement|Property)$/.test(
    node.parent.type,
  );
  return replaced(node, isOpen && !isWhole ? `(${text})` : text);
}

export function operator({ left, right, operator: old }, text, source) {
  const start = source.indexOf(old, left.end);
  return start < right.start
    ? { start, end: start + old.length, text }
    : { start, end: start, text: '' };
}

export function isMethod(node, ...names) {
  return (
    node.type === 'CallExpression' &&
    node.callee.type === 'MemberExpression' &&
    names.includes(node.callee.property.name)
  );
}

export function isNumber(node) {
  return node.type === 'Literal' && typeof node.value === 'number';
}

export function isFactor(node) {
  return node.parent.type === 'BinaryExpression' && /^[*/%]$/.test(node.parent.operator);
}

/** A limit, an index, a status: what one more than it would be wrong for. */
export function isSmallNumber(node) {
  if (!isNumber(node) || !Number.isInteger(node.value) || node.value >= 1_000) return false;
  if (isFactor(node) || /^-?1$/.test(node.raw)) return false;
  return /^(?:BinaryExpression|CallExpression|Property|VariableDeclarator|AssignmentPattern|MemberExpression|LogicalExpression)$/.test(
    node.parent.type,
  );
}

export function isText(node) {
  return node.type === 'Literal' && typeof node.value === 'string';
}

/** A name of something, where it decides: compared, chosen, listed or given under a name. */
export function isValue(node) {
  if (!isText(node) || shapeOf(node.value) === null) return false;
  const { parent } = node;
  if (parent.type === 'Property') {
    return parent.value === node && !/^(?:name|kind|tag|in)$/.test(parent.key.name ?? '');
  }
  return /^(?:BinaryExpression|SwitchCase|ArrayExpression|ConditionalExpression|ReturnStatement)$/.test(
    parent.type,
  );
}

export function shapeOf(text) {
  if (/^[A-Z][A-Z_]+$/.test(text)) return 'loud';
  if (/^[a-z]+(?:[-_.][a-z]+)*$/.test(text)) return 'quiet';
  return /^[a-z]+[A-Z]\w*$/.test(text) ? 'humped' : null;
}

/** A call or an assignment that stands alone, also awaited. */
export function isEffect(node) {
  if (node.type !== 'ExpressionStatement' || node.parent.type === 'Program') return false;
  let { expression } = node;
  if (/^(?:AwaitExpression|UnaryExpression)$/.test(expression.type))
    expression = expression.argument;
  if (expression.type === 'ChainExpression') ({ expression } = expression);
  if (expression.type === 'AssignmentExpression')
    return expression.left.object?.type !== 'ThisExpression';
  if (expression.type !== 'CallExpression' || expression.callee.type === 'Super') return false;
  return !/^(?:\w+\.)*log\.|^console\./.test(calleeText(expression));
}

/** A sentence or some words that people read. */
export function isSpoken(node) {
  const text =
    node.type === 'JSXText' || isText(node)
      ? node.value
      : node.type === 'TemplateElement'
        ? node.value.raw
        : '';
  if (
    !/[A-Za-z]{2,}[,;]? +[A-Za-z’'-]{2,}/.test(text) ||
    /[{}<>=$\\]|\b[A-Z]{2,} [A-Z]{2,}/.test(text)
  ) {
    return false;
  }
  if (node.parent.type === 'JSXAttribute' && /^(?:sizes|media|rel)$/.test(node.parent.name.name))
    return false;
  return node.type === 'JSXText' || /^[A-Z]|[.?!]$/.test(text.trim());
}
