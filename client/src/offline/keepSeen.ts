import { SITE_PAGES } from '../sitePages.ts';
import { idle } from '../ui/idle.ts';
import { isDataSaverOn } from '../ui/dataSaver.ts';
import { fetchPartsOfPage } from '../ui/partsOfPage.ts';

/** The pages that can be read later without a network: lists, what they lead to, and the marks of this browser. */
const KEPT: readonly (keyof typeof SITE_PAGES)[] = [
  'home',
  'listing',
  'subtype',
  'city',
  'detail',
  'favourites',
  'blogs',
  'blog',
];

/** What the router says of where somebody is. */
export interface Place {
  location: { key: string };
  matches: readonly { route: { id?: string | undefined } }[];
  errors: unknown;
  navigation: { state: string };
}

interface Router {
  state: Place;
  subscribe(listener: (state: Place) => void): unknown;
}

/** So long a page is looked at before it counts as read; its pictures have come by then. */
const READ_MS = 3_000;

/**
 * Keeps what is read here for a time without a network: tells the service worker (public/sw.js) of
 * each public page, and of the files and pictures that it took.
 */
export async function keepSeen(router: Router, fetchParts = fetchPartsOfPage): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  window.addEventListener('offline', sayOffline);
  // A page out of the browser's own cache has no note of the service worker.
  if (!navigator.onLine) sayOffline();
  window.addEventListener('online', showNewest);
  document.addEventListener('input', noteTyping, true);
  window.addEventListener('beforeunload', () => (isBeingLeft = true));
  window.addEventListener('pageshow', () => (isBeingLeft = false));
  document.addEventListener('click', leaveByDocument, true);
  await pageIsThere();
  await navigator.serviceWorker.register('/sw.js');
  const { active } = await navigator.serviceWorker.ready;
  const { key: rendered } = router.state.location;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let notice = '';
  const tell = async () => {
    const { location: place, matches, errors } = router.state;
    const isDrawn = place.key === rendered;
    const id = matches.at(-1)?.route.id;
    const isPublic = KEPT.some((each) => each === id) && !errors;
    // A kept copy is kept; on a light page nothing travels for later.
    if (isPublic && !isKeptCopy() && (isDrawn || !isDataSaverOn())) {
      const page = location.href;
      // What was not scrolled to as yet is there too.
      if (!isDataSaverOn()) await fetchParts();
      // A worker is asked, and no window: there is no other origin.
      // oxlint-disable-next-line unicorn/require-post-message-target-origin
      active?.postMessage({ type: 'seen', page, files: filesOfPage(), isDrawn });
    }
  };
  const look = ({ location: { key }, navigation }: Place) => {
    if (navigation.state !== 'idle' || key === notice) return;
    notice = key;
    clearTimeout(timer);
    timer = setTimeout(() => void tell(), READ_MS);
  };
  look(router.state);
  router.subscribe(look);
}

/** Until then the page has the line for itself, and until the browser has nothing else to do. */
async function pageIsThere(): Promise<void> {
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => {
      window.addEventListener('load', resolve, { once: true });
    });
  }
  await idle();
}

/** The service worker has drawn this page from what is kept. */
function isKeptCopy(): boolean {
  return document.documentElement.dataset['kept'] !== undefined;
}

/** Code, fonts and pictures as they were fetched. */
function filesOfPage(): string[] {
  const fetched = performance.getEntriesByType('resource').map(({ name }) => name);
  const seen = Array.from(document.images).flatMap(({ complete, currentSrc }) =>
    complete && currentSrc ? [currentSrc] : [],
  );
  const files = [...fetched.filter((address) => !address.includes('/media/')), ...seen];
  return [...new Set(files)].filter((address) => address.startsWith(location.origin));
}

/** Says it above the page as the service worker does above a kept copy, which has its own sentence. */
function sayOffline(): void {
  if (isKeptCopy() || document.getElementById(NOTE)) return;
  const time = new Date().toLocaleTimeString('en-IN', CLOCK);
  const note = document.createElement('div');
  note.id = NOTE;
  note.role = 'status';
  note.className = 'bg-warning-soft px-4 py-2.5 text-center font-medium text-warning';
  document.body.prepend(note);
  note.textContent = `You are offline. This page was loaded at ${time}.`;
}

const NOTE = 'offline';
const CLOCK = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

let isTyped = false;
let isBeingLeft = false;

function noteTyping(): void {
  isTyped = true;
}

/**
 * With the network back a kept copy says nothing any more that could be over, such as a home that is sold: the page is
 * loaded anew, unless somebody has typed something into it or is on the way to another page, which that would cancel.
 */
function showNewest(): void {
  document.getElementById(NOTE)?.remove();
  if (isKeptCopy() && !isTyped && !isBeingLeft) location.reload();
}

/**
 * Without a network the router could not ask for the data of a page; its whole document may be kept. So beside a copy.
 * What opens over the page leaves nothing.
 */
function leaveByDocument(event: MouseEvent): void {
  if ((navigator.onLine && !isKeptCopy()) || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || link.origin !== location.origin || link.hash || 'press' in link.dataset) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  location.assign(link.href);
}
