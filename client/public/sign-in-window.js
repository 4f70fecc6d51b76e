// The last page of a provider's sign-in window (server/src/social/popupPage.ts). It tells the page that opened
// it what came out, tells the other windows that something did, and goes.
(function () {
  var outcome = JSON.parse(document.getElementById('outcome').textContent);
  var hasSucceeded = outcome.message.type === 'success';
  document.getElementById('close').addEventListener('click', function () {
    window.close();
  });
  if (window.opener) window.opener.postMessage(outcome.message, outcome.origin);
  try {
    if (hasSucceeded) {
      // features/account/signedInFlag.ts: without an opener this window itself becomes the site.
      if (!window.opener) localStorage.setItem('signedIn', outcome.signedIn);
      // A mark for the other windows, without any token (D-97); it must change to be heard.
      localStorage.setItem('googleAuth', String(Date.now()));
    }
  } catch {
    // Storage is switched off: the other windows learn of it when they ask the server.
  }
  if (!hasSucceeded) return;
  if (window.opener) window.close();
  else location.replace(outcome.next);
})();
