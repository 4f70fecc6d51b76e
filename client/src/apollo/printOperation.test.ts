import { parse, print as printByLibrary } from 'graphql';
import { expect, it } from 'vitest';
import { ShellDocument } from '../pages/shell/Shell.generated.ts';
import { ListingPageDocument } from '../pages/listing/ListingPage.generated.ts';
import { print } from './printOperation.ts';

const DOCUMENTS = {
  shell: ShellDocument,
  listing: ListingPageDocument,
  'every form there is': parse(`
    query Q($a: Int! = 3, $b: [String!], $c: In = {x: [1, 2.5], y: null, z: RED, t: true}) @live {
      one: field(a: $a, s: "quote \\" and \\\\ and \\u00e9\\n", o: {k: "v"}) @include(if: $d) { id }
      ...F @unmask
      ... on Type { name }
      ... @skip(if: false) { name }
    }
    mutation M { change }
    fragment F on Type { id }
  `),
};

it.each(Object.entries(DOCUMENTS))('%s means the same as written by graphql', (_name, document) => {
  expect(printByLibrary(parse(print(document)))).toBe(printByLibrary(document));
});
