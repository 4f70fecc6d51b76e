import { expect, test } from 'vitest';
import { faultsOf } from './soundPage.ts';

/** What is wrong with a page, the page gone afterwards: it would fail its own test. */
function faultsIn(html: string): string[] {
  document.body.innerHTML = `<main>${html}</main>`;
  const faults = faultsOf(document);
  document.body.replaceChildren();
  return faults;
}

test.each([
  '<label for="gone">Name</label>',
  '<input aria-label="Name" list="gone" />',
  '<h1 aria-labelledby="there gone" id="there">Homes</h1>',
  '<p aria-describedby="gone">Homes</p>',
  '<button aria-expanded="true" aria-controls="gone">More</button>',
  '<p id="one">A</p><p id="one">B</p>',
  '<svg></svg>',
  '<img src="/a.avif" />',
  '<a>Pune</a>',
  '<form><button>Save</button></form>',
  '<button type="button"><svg aria-hidden="true"></svg></button>',
  '<a href="/pune"><img src="/a.avif" alt="" /></a>',
  '<dialog></dialog>',
  '<input type="text" />',
  '<select></select>',
])('%s is no page of ours', (html) => {
  expect(faultsIn(html).length).toBeGreaterThan(0);
});

test.each([
  '<label for="name">Name</label><input id="name" aria-describedby="hint" /><p id="hint">In full</p>',
  '<label>Name <input /></label><input type="hidden" name="id" />',
  '<button aria-expanded="false" aria-controls="gone">More</button>',
  '<div aria-hidden="true"><svg></svg><input name="website" /></div>',
  '<svg aria-label="Map"></svg><div role="img" aria-label="A chart"><svg></svg></div>',
  '<svg><a href="/pune">Pune</a></svg>',
  '<a href="/pune"><img src="/a.avif" alt="Pune" /></a>',
  '<form><button type="submit">Save</button></form>',
  '<dialog aria-labelledby="of"><h2 id="of">Sign in</h2></dialog>',
])('%s is sound', (html) => {
  expect(faultsIn(html)).toEqual([]);
});

test('a fault is told with what is wrong and where it begins', () => {
  expect(faultsIn('<a class="underline" id="x">Pune</a>')).toEqual([
    'a link without an address: <a id="x">',
  ]);
});
