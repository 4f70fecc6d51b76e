import { escapeHtml } from '../../../schema/format/html.ts';

/** The provider's own page, on its own origin: choose who you are, or turn back. */
export function signInWindow(
  people: readonly { id: string; name: string }[],
  query: URLSearchParams,
): string {
  const link = (person: string, label: string) => {
    const target = new URLSearchParams({ ...Object.fromEntries(query), person });
    return `<p><a href="/approve?${escapeHtml(target.toString())}">${escapeHtml(label)}</a></p>`;
  };
  return [
    '<!doctype html><html lang="en"><title>Sign in at the provider</title><h1>Choose an account</h1>',
    ...people.map(({ id, name }) => link(id, `Continue as ${name}`)),
    link('nobody', 'Cancel'),
    '</html>',
  ].join('');
}
