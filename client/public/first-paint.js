// Runs before the first paint, so that neither a chosen theme nor the header of a signed-in person flashes,
// and a folded sidebar stays folded. ui/theme.ts, session/signedInFlag.ts, ui/lite.ts and
// features/workspace/navWidth.ts write what is read here.
var page = document.documentElement.dataset;
// As schema/dataSaver.ts says it: the server may not know yet how slow the connection is.
var chosen = /(?:^|; )lite=(on|off)/.exec(document.cookie);
var line = navigator.connection || {};
if (chosen ? chosen[1] === 'on' : line.saveData || /[23]g$/.test(line.effectiveType))
  page.lite = '';
try {
  var theme = localStorage.getItem('theme');
  if (theme === 'dark' || theme === 'light') page.theme = theme;
  var account = localStorage.getItem('signedIn');
  if (account && account !== 'leaving') page.account = account;
  if (localStorage.getItem('areaNav') === 'narrow') page.area = 'narrow';
} catch {
  // Storage is switched off: the system's theme stays, and nobody is signed in.
}

// A press on what cannot answer yet is kept and made again once its code is there (ui/Ready.tsx). What the
// browser itself does with a link to a picture waits for that; it happens all the same where the code does not
// come, or when the link is pressed again later.
var PATIENCE_MS = 5_000;
var isWithoutCode = false;
var kept = null;
var progress = null;
function keepPress(event) {
  var target = event.target.closest('.needs-script button, button.needs-script, [data-press]');
  var opens = target || event.target.closest('a[aria-haspopup]');
  if (isWithoutCode || !opens?.closest('[data-waits]')) return;
  if ('waits' in page) showProgress();
  if (!target) return;
  var since = kept?.target === target ? kept.since : event.timeStamp;
  if (target.href) {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    if (event.timeStamp - since > PATIENCE_MS) return;
    event.preventDefault();
  }
  kept = { target, event, since };
}
addEventListener('click', keepPress, true);
// React answers at once where it can, and stops what it cannot answer yet.
addEventListener('click', function (event) {
  if (kept?.event === event && !kept.target.closest('[data-waits]')) kept = null;
});

window.repeatPress = function () {
  if (!('waits' in page)) progress?.remove();
  // Not in the middle of the press itself, which may be what has woken the code.
  setTimeout(function () {
    if (!kept || kept.target.closest('[data-waits]')) return;
    var { target } = kept;
    kept = null;
    if (target.isConnected) target.click();
  });
};

function showProgress() {
  if (progress) return;
  progress = document.createElement('div');
  progress.ariaHidden = 'true';
  progress.className = 'progress-line fixed inset-x-0 top-0 z-40 h-0.75 bg-accent';
  document.body.append(progress);
}

// Without its code the page is one of links.
function doWithoutCode() {
  if (!('waits' in page)) return;
  isWithoutCode = true;
  progress?.remove();
  if (kept?.target.href) location.assign(kept.target.href);
}
addEventListener('error', doWithoutCode);
addEventListener('unhandledrejection', doWithoutCode);

// The code comes once something is on the screen: until then it would share the line with what is seen first.
// A window in the background paints nothing, and has its code when the page has loaded.
function askForCode() {
  var entry = document.querySelector('link[rel=code][data-entry]');
  if (!entry) return;
  entry.remove();
  var script = document.createElement('script');
  script.type = 'module';
  script.src = entry.href;
  script.addEventListener('error', doWithoutCode);
  document.head.append(script);
  preload([...document.querySelectorAll('link[rel=code]')]);
}
// One in a task: to ask for it takes a phone 10 ms, and there are two dozen.
function preload([link, ...others]) {
  if (!link) return;
  link.rel = 'modulepreload';
  setTimeout(preload, 0, others);
}
addEventListener('load', askForCode);
try {
  new PerformanceObserver(askForCode).observe({ type: 'paint', buffered: true });
} catch {
  // A browser that does not say when it paints.
}
