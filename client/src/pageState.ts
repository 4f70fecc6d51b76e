/** What the server has put into the page for its code, which may be here before all of the page is. */
export async function pageState<State>(): Promise<State> {
  if (document.readyState === 'loading') {
    await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve));
  }
  const state: State = JSON.parse(document.getElementById('__STATE__')?.textContent ?? '{}');
  return state;
}
