import { SELLER_TEXTS } from '../../../schema/catalogue/messages.ts';
import { signedIn } from '../authorization/viewer.policy.ts';
import { overviewScope, type OverviewScope } from '../overview/overview.policy.ts';
import { type Viewer } from '../platform/context.ts';

/** Whose listings somebody calls their own. */
export type OwnScope = Exclude<OverviewScope, { kind: 'market' }>;

/**
 * Whose listings "my properties" are: as `overviewScope` says, and for a site_admin those it posted
 * itself. Throws UNAUTHENTICATED for a visitor, in the words of `why`, and FORBIDDEN for who sells nothing.
 */
export function ownScope(viewer: Viewer, why: string = SELLER_TEXTS.loginToView): OwnScope {
  const { id: accountId } = signedIn(viewer, why);
  const scope = overviewScope(viewer);
  return scope.kind === 'market' ? { kind: 'own', accountId } : scope;
}
