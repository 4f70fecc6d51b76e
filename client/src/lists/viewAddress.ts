import { workspacePath } from '../../../schema/routes.ts';

/** The address of a view of a workspace with what it is asked to show; what is null is left out. */
export function viewAddress(
  home: string,
  view: string,
  parameters: Readonly<Record<string, string | number | null>>,
): string {
  const [path = '', query = ''] = workspacePath(home, view).split('?');
  const params = new URLSearchParams(query);
  for (const [key, value] of Object.entries(parameters)) {
    if (value !== null) params.set(key, String(value));
  }
  const text = params.toString();
  return text === '' ? path : `${path}?${text}`;
}
