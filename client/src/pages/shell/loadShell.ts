import { load } from '../../apollo/load.ts';
import { ShellDocument } from './Shell.generated.ts';
import type { RouteContext } from '../routeContext.ts';

/** What header, footer and the not-found page show. */
export async function loadShell({ client }: RouteContext): Promise<null> {
  await load(client, ShellDocument, {});
  return null;
}
