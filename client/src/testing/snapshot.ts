/** Kinds of node, as the DOM numbers them. */
const ELEMENT = 1;
const TEXT = 3;

/**
 * All but what only looks are made of, what presses go by that come before the code, and whose direction words take
 * (peoplesWords.test.ts).
 */
const SEEN = /^(?!class$|style$|dir$|data-press$|data-waits$)/;

/** The names of React's useId, which change with what stands before them. */
const MADE_NAME = /_[rR]_[\da-zA-Z]*_|[:«][rR][\da-zA-Z]*[:»]/g;

/** What is read of an element: a test of the server knows no DOM of its own. */
export interface SnapshotNode {
  readonly nodeType: number;
  readonly localName: string;
  readonly textContent: string | null;
  readonly attributes: ArrayLike<{ readonly name: string; readonly value: string }>;
  readonly childNodes: ArrayLike<Pick<SnapshotNode, 'nodeType' | 'textContent'>>;
  getAttribute(name: string): string | null;
  matches(selector: string): boolean;
}

/**
 * What a page says and offers, without its looks: a line an element, indented, with its attributes, its state
 * and its text. An element that says nothing itself has no line; of a drawing there is its name. It is
 * compared with a file, whose difference is read like that of a text. What matches `folded` is recorded
 * elsewhere: one line.
 */
export function snapshot(root: SnapshotNode, folded?: string): string {
  const names = new Map<string, string>();
  const nameOf = (made: string) => {
    const name = names.get(made) ?? `#${names.size + 1}`;
    names.set(made, name);
    return name;
  };
  return linesOf(root, '', folded).join('\n').replace(MADE_NAME, nameOf);
}

function linesOf(element: SnapshotNode, indent: string, folded?: string): string[] {
  const tag = element.localName;
  if (tag === 'script' || tag === 'style' || tag === 'template') return [];
  if (folded !== undefined && element.matches(folded)) return [`${indent}${tag} …`];
  const words = [...attributesOf(element), ...stateOf(element)];
  if (tag === 'svg') return [`${indent}${['svg', ...words].join(' ')}`];
  const isSilent = /^(?:div|span|bdi)$/.test(tag) && words.length === 0;
  const inner = isSilent ? indent : `${indent}  `;
  const lines = Array.from(element.childNodes).flatMap((child) => {
    if (isElement(child)) return linesOf(child, inner, folded);
    const text = child.nodeType === TEXT ? (child.textContent ?? '').replace(/\s+/g, ' ') : '';
    return text.trim() === '' ? [] : [`${inner}${JSON.stringify(text)}`];
  });
  if (isSilent) return lines;
  const [only] = lines;
  const line = [tag, ...words].join(' ');
  // A text alone stands beside its element.
  if (lines.length === 1 && only?.trimStart().startsWith('"')) {
    return [`${indent}${line} ${only.trimStart()}`];
  }
  return [`${indent}${line}`, ...lines];
}

function isElement(node: Pick<SnapshotNode, 'nodeType'>): node is SnapshotNode {
  return node.nodeType === ELEMENT;
}

function attributesOf(element: SnapshotNode): string[] {
  if (element.localName === 'svg') return drawingOf(element);
  return Array.from(element.attributes)
    .filter(({ name }) => SEEN.test(name))
    .map(({ name, value }) => (value === '' ? name : `${name}=${JSON.stringify(value)}`))
    .toSorted((a, b) => (a < b ? -1 : 1));
}

/** An icon's name, or what a drawing shows. */
function drawingOf(element: SnapshotNode): string[] {
  const [icon] = Array.from(element.childNodes)
    .filter(isElement)
    .flatMap((child) => /#(\w+)$/.exec(child.getAttribute('href') ?? '')?.[1] ?? []);
  const label = element.getAttribute('aria-label');
  return [icon ?? [], label === null ? [] : JSON.stringify(label)].flat();
}

/** What no attribute says: what is typed, chosen and ticked now. */
function stateOf(element: SnapshotNode): string[] {
  if (element.localName === 'option') return property(element, 'selected') ? ['chosen'] : [];
  if (element.localName !== 'input' && element.localName !== 'textarea') return [];
  if (/^(?:checkbox|radio)$/.test(element.getAttribute('type') ?? '')) {
    return property(element, 'checked') ? ['ticked'] : [];
  }
  const value = property(element, 'value');
  const isGiven = element.getAttribute('value') === value;
  return isGiven || !value ? [] : [`typed=${JSON.stringify(value)}`];
}

function property(element: SnapshotNode, name: string): unknown {
  return Reflect.get(element, name);
}
