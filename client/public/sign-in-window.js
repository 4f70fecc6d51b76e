// The last page of a provider's sign-in window (server/src/social/popupPage.ts). It tells the page that opened
// it what came out, tells the other windows that something did, and goes.
(function () {
  var outcome = JSON.parse(document.getElementById('outcome').textContent);
  var hasSucceeded = outcome.message.type === 'success';
  var opener = window.opener && !window.opener.closed ? window.opener : null;
  var button = document.getElementById('close');
  if (!opener) button.textContent = 'Go to the home page';
  button.addEventListener('click', function () {
    if (opener) window.close();
    else location.replace('/');
  });
  if (opener) opener.postMessage(outcome.message, outcome.origin);
  if (!hasSucceeded) return;
  try {
    // session/signedInFlag.ts: without an opener this window itself becomes the site.
    if (!opener) localStorage.setItem('signedIn', outcome.signedIn);
    // A mark for the other windows, without any token; it must change to be heard.
    localStorage.setItem('googleAuth', String(Date.now()));
  } catch {
    // Storage is switched off: the other windows learn of it when they ask the server.
  }
  if (opener) window.close();
  else location.replace(outcome.next);
})();
