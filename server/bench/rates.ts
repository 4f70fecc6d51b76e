import { systemClock } from '../src/platform/clock.ts';
import { type Context } from '../src/platform/context.ts';
import { newId } from '../src/platform/ids.ts';
import { syntheticListings } from '../demo/world/bulk.ts';
import { loadLocalities, loadStates, loadTowns } from '../src/gazetteer/loadPlaces.ts';
import { safeHtml } from '../src/content/richText/safeHtml.ts';
import { understandKeyword } from '../src/gazetteer/understand.ts';
import { ViewCounter } from '../src/views/viewCounter.ts';

/** What the processor does without a database: milliseconds for one, in the quickest of some rounds. */
export interface Rate {
  name: string;
  ms: number;
  target: number;
}

export function measureRates(visitorAt: (address: string) => Context): Rate[] {
  return [
    { name: 'understanding a keyword of 64 characters', ms: ofKeyword(), target: 0.2 },
    { name: 'loading the gazetteer', ms: ofGazetteer(), target: 60 },
    { name: 'making one synthetic listing', ms: ofListing(), target: 1 / 60 },
    { name: 'noting that a listing was looked at', ms: ofLook(visitorAt), target: 0.05 },
    { name: 'reading a post that was read before', ms: ofPost(), target: 0.02 },
  ];
}

function ofKeyword(): number {
  const text = '2 bhk flat for rent near sector 62 noida with swimming pool view';
  return quickest(50, 20, () => void understandKeyword(text));
}

function ofGazetteer(): number {
  return quickest(5, 1, () => {
    loadStates();
    loadTowns();
    loadLocalities();
  });
}

function ofListing(): number {
  const times = 20_000;
  const rows = syntheticListings(5 * times + 1, 'rates');
  rows.next();
  return quickest(5, times, () => void rows.next());
}

function ofPost(): number {
  const post = Buffer.from('<h2>Water</h2><p>Ask <a href="/property">the shop</a>.</p>'.repeat(50));
  // As rows of the database are: another string each time.
  return quickest(20, 100, () => void safeHtml(String(post)));
}

function ofLook(visitorAt: (address: string) => Context): number {
  const contexts = Array.from({ length: 1_000 }, (_, n) => visitorAt(`10.0.${n >> 8}.${n & 255}`));
  const [first] = contexts;
  if (!first) throw new Error('Nobody looks.');
  const { database, log } = first;
  const views = new ViewCounter({ database, clock: systemClock, log });
  const listing = { id: newId(), sellerId: newId(), sellerOrganisationId: null, assignedTo: null };
  let n = 0;
  return quickest(5, 1_000, () => {
    views.record(contexts[n % contexts.length] ?? first, { ...listing, isPublic: true });
    n += 1;
  });
}

function quickest(rounds: number, times: number, work: () => void): number {
  const each = Array.from({ length: rounds }, () => {
    const started = performance.now();
    for (let n = 0; n < times; n += 1) work();
    return (performance.now() - started) / times;
  });
  return Math.min(...each);
}
