/**
 * What no page of ours may have, whatever a test looks at: names that lead nowhere, and things that somebody who does
 * not see them cannot tell. Answers each as a sentence with the beginning of the element.
 */
export function faultsOf(root: ParentNode): string[] {
  return FAULTS.flatMap(({ what, among, isFault }) =>
    [...root.querySelectorAll(among)].filter(isFault).map((each) => `${what}: ${headOf(each)}`),
  );
}

interface Fault {
  what: string;
  /** A selector. */
  among: string;
  isFault: (element: Element) => boolean;
}

/** Attributes that hold ids of other elements, several of them with blanks between. */
const REFERENCES = [
  'for',
  'list',
  'aria-labelledby',
  'aria-describedby',
  'aria-controls',
  'aria-errormessage',
  'aria-activedescendant',
];

const FAULTS: readonly Fault[] = [
  ...REFERENCES.map((name) => ({
    what: `${name} names what is not there`,
    among: `[${name}]`,
    // What a closed part controls need not be there yet.
    isFault: (element: Element) =>
      element.getAttribute('aria-expanded') !== 'false' &&
      idsIn(element, name).some((id) => document.getElementById(id) === null),
  })),
  {
    what: 'an id twice',
    among: '[id]',
    isFault: (element) => {
      const page = element.closest('body > *') ?? element;
      return [...page.querySelectorAll('[id]')].filter(({ id }) => id === element.id).length > 1;
    },
  },
  {
    what: 'a drawing that is read out without a name',
    among: 'svg:not([aria-label])',
    // A map is no drawing: its places are links.
    isFault: (element) =>
      !isHidden(element) && element.closest('[role="img"]') === null && !element.querySelector('a'),
  },
  { what: 'a picture without alt', among: 'img:not([alt])', isFault: () => true },
  { what: 'a link without an address', among: 'a:not([href])', isFault: () => true },
  {
    what: 'a button that sends its form unasked',
    among: 'form button:not([type])',
    isFault: () => true,
  },
  {
    what: 'nothing to call it by',
    among: 'a, button, dialog, [role="dialog"], [role="radiogroup"], [role="listbox"]',
    isFault: (element) => !isHidden(element) && !isNamed(element),
  },
  {
    what: 'a field without a label',
    among: 'input:not([type="hidden"]), select, textarea',
    isFault: (element) => !isHidden(element) && !isLabelled(element),
  },
];

function idsIn(element: Element, name: string): string[] {
  return (element.getAttribute(name) ?? '').split(/\s+/).filter((id) => id !== '');
}

function isHidden(element: Element): boolean {
  return element.closest('[aria-hidden="true"], [hidden]') !== null;
}

function isNamed(element: Element): boolean {
  if (element.hasAttribute('aria-label') || element.hasAttribute('aria-labelledby')) return true;
  if (!/^(?:a|button)$/.test(element.localName)) return false;
  const pictures = [...element.querySelectorAll('img[alt]:not([alt=""]), [aria-label]')];
  return element.textContent.trim() !== '' || pictures.length > 0;
}

function isLabelled(element: Element): boolean {
  const labels: ArrayLike<unknown> = Reflect.get(element, 'labels') ?? [];
  return (
    labels.length > 0 ||
    element.hasAttribute('aria-label') ||
    element.hasAttribute('aria-labelledby')
  );
}

function headOf(element: Element): string {
  return /^<[^>]*>/.exec(element.outerHTML)?.[0].replace(/ class="[^"]*"/, '') ?? element.tagName;
}
