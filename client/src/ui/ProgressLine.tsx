/** The thin line at the top while a page, or the code behind a button, lets itself be waited for. */
export function ProgressLine() {
  return (
    <div aria-hidden="true" className="progress-line fixed inset-x-0 top-0 z-40 h-0.75 bg-accent" />
  );
}
