// Keeps the public pages that were read last, so that they can be read without a network. Pages say
// what is to be kept (src/offline/keepSeen.ts): their HTML, which is the same for everybody, the files that draw it and
// the pictures that were seen. Nothing of an account is among them, and logging out deletes all of it.
var PAGES = 'kept-pages';
var FILES = 'kept-files';
var ANSWERS = 'kept-answers';
/** How many of each; the oldest leave first. */
var MOST = { 'kept-pages': 20, 'kept-files': 400, 'kept-answers': 20 };
/** So long the network may take where something is kept. */
var LATE_MS = 5000;

self.addEventListener('install', function () {
  self.skipWaiting();
});
self.addEventListener('activate', function (event) {
  event.waitUntil(self.clients.claim());
});

self.addEventListener('message', function (event) {
  var seen = event.data;
  if (seen && seen.type === 'seen') event.waitUntil(keepSeen(seen));
});

self.addEventListener('fetch', function (event) {
  var request = event.request;
  var url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (request.mode === 'navigate') event.respondWith(page(event, url));
  else if (isFile(url)) event.respondWith(networkOr(request, FILES));
  else if (isCards(url)) event.respondWith(cards(request));
});

function isFile(url) {
  return /^\/(?:assets|media)\/|^\/(?:first-paint\.js|favicon\.svg)$/.test(url.pathname);
}

/** The cards of favourites and of what was looked at last, as a visitor asks for them. */
function isCards(url) {
  return url.pathname === '/graphql' && url.searchParams.get('operationName') === 'PropertyCards';
}

/** Where a page is kept: an address without its hash. */
function placeOf(address) {
  return address.split('#')[0];
}

async function keepSeen(seen) {
  var place = placeOf(seen.page);
  // What the browser has just loaded it has still, and nothing travels.
  var page = await fetch(place, { cache: seen.isDrawn ? 'force-cache' : 'default' }).catch(nothing);
  if (!page) return;
  // A server that is busy has not said what has become of it.
  if (page.status === 429 || page.status >= 500) return;
  // What is not there any more, or is nobody's to keep, is not shown as if it were.
  if (!isPublic(page)) {
    await (await caches.open(PAGES)).delete(place);
    return;
  }
  await put(PAGES, place, page);
  var files = await caches.open(FILES);
  for (var address of seen.files) {
    if (!isFile(new URL(address)) || (await files.match(address))) continue;
    var file = await fetch(address, { cache: 'force-cache' }).catch(nothing);
    if (file && file.ok) await put(FILES, address, file);
  }
}

function isPublic(response) {
  var cache = response.headers.get('cache-control') || '';
  return response.status === 200 && !response.redirected && /\bpublic\b/.test(cache);
}

async function put(name, key, response) {
  var cache = await caches.open(name);
  await cache.put(key, response);
  var keys = await cache.keys();
  for (var old of keys.slice(0, Math.max(0, keys.length - MOST[name]))) await cache.delete(old);
}

async function networkOr(request, name) {
  try {
    return await fetch(request);
  } catch (error) {
    var kept = await (await caches.open(name)).match(request.url);
    if (kept) return kept;
    throw error;
  }
}

async function cards(request) {
  var answer = await networkOr(request, ANSWERS);
  if (answer.ok) void put(ANSWERS, request.url, answer.clone()).catch(nothing);
  return answer;
}

/** The network first; what is kept where that fails or lets itself be waited for; else a page that says so. */
async function page(event, url) {
  var kept = await (await caches.open(PAGES)).match(placeOf(url.href));
  var why = '';
  var asked = fetch(event.request).catch(function () {
    why = self.navigator.onLine ? 'We cannot reach the site right now.' : 'You are offline.';
  });
  var late = new Promise(function (resolve) {
    if (kept) setTimeout(resolve, LATE_MS);
  });
  var answer = await Promise.race([asked, late]);
  if (answer) return answer;
  if (kept) return withNote(kept, why || 'Your connection is slow.');
  return nothingKept(why);
}

/** The kept page, which says above everything else from when it is. */
async function withNote(kept, why) {
  var when = new Date(kept.headers.get('date') || Date.now());
  var words = why + ' This page was loaded at ' + timeOf(when) + '.';
  var note = '<div role="status" style="' + NOTE + '">' + words + '</div>';
  var html = (await kept.text())
    .replace('<html ', '<html data-kept="' + when.toISOString() + '" ')
    .replace('<body>', '<body>' + note);
  return new Response(html, { status: 200, headers: kept.headers });
}

/** '14:05', with the day where that is another one. */
function timeOf(when) {
  var time = when.toLocaleTimeString('en-IN', {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  if (when.toDateString() === new Date().toDateString()) return time;
  return time + ' on ' + when.toLocaleDateString('en-IN', { day: 'numeric', month: 'long' });
}

/** What stands where a page is not kept: those that are, the last one first. */
async function nothingKept(why) {
  var cache = await caches.open(PAGES);
  var items = [];
  for (var request of (await cache.keys()).toReversed()) {
    var text = await (await cache.match(request)).text();
    var title = (/<title>([^<]*)/.exec(text) || [])[1] || '';
    var url = new URL(request.url);
    // Titles are escaped in the page already; an address has nothing that could leave its quotes.
    items.push(
      '<li><a href="' +
        url.pathname +
        url.search.replaceAll('"', '%22') +
        '">' +
        title +
        '</a></li>',
    );
  }
  var list =
    items.length > 0 ? '<h2>Pages available offline</h2><ul>' + items.join('') + '</ul>' : '';
  var html =
    '<!doctype html><html lang="en-IN"><head><meta charset="utf-8">' +
    '<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">' +
    '<title>' +
    why +
    '</title><style>' +
    STYLE +
    '</style></head><body><main><h1>' +
    why +
    '</h1>' +
    '<p>This page is not available offline.</p><p><a href="">Try Again</a></p>' +
    list +
    '</main></body></html>';
  return new Response(html, {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
    },
  });
}

function nothing() {
  return null;
}

var NOTE =
  'padding:0.6rem 1rem;text-align:center;font-weight:500;color:var(--color-warning);background:var(--color-warning-soft)';
var STYLE =
  ':root{color-scheme:light dark}body{font:17px/1.55 system-ui,sans-serif;margin:0 auto;max-width:48ch;padding:24px 16px;' +
  'background:light-dark(#fbf8f3,#0f1716);color:light-dark(#1b2a29,#e9f0ee)}h1,h2{font-family:Georgia,serif}' +
  'a{display:inline-block;padding:10px 0;min-height:44px;box-sizing:border-box;color:light-dark(#0f5c57,#6cc5bb)}' +
  'ul{padding:0;list-style:none}li{overflow-wrap:anywhere}';
