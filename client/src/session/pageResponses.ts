/** When the page that came from the server is React's (ui/Ready.tsx); at once where it is by now. */
export function pageResponses(): Promise<void> {
  const page = document.documentElement;
  return new Promise((resolve) => {
    if (!page.hasAttribute(WAITS)) return resolve();
    const observer = new MutationObserver(() => {
      observer.disconnect();
      resolve();
    });
    observer.observe(page, { attributeFilter: [WAITS] });
  });
}

const WAITS = 'data-waits';
