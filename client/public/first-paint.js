// Runs before the first paint, so that neither a chosen theme nor the header of a signed-in person flashes,
// and a folded sidebar stays folded. ui/theme.ts, session/signedInFlag.ts, ui/lite.ts and
// features/workspace/navWidth.ts write what is read here.
var page = document.documentElement.dataset;
// As schema/lite.ts says it: the server may not know yet how slow the connection is.
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

// A press on a button whose code is still on its way is kept, and made again once it is there (ui/earlyPress.ts).
window.keepPress = function keep(event) {
  var button = event.target.closest('.needs-script button, button.needs-script');
  if (button) keep.button = button;
};
addEventListener('click', window.keepPress, true);

// The code comes once something is on the screen: until then it would share the line with what is seen first.
// A window in the background paints nothing, and has its code when the page has loaded.
function askForCode() {
  var entry = document.querySelector('link[rel=code][data-entry]');
  if (!entry) return;
  for (var link of document.querySelectorAll('link[rel=code]')) link.rel = 'modulepreload';
  var script = document.createElement('script');
  script.type = 'module';
  script.src = entry.href;
  document.head.append(script);
}
addEventListener('load', askForCode);
try {
  new PerformanceObserver(askForCode).observe({ type: 'paint', buffered: true });
} catch {
  // A browser that does not say when it paints.
}
