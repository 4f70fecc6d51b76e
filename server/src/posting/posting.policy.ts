import { type SettingValues } from '../../../schema/settings.ts';
import { LOGIN_TEXTS, POSTING_TEXTS } from '../../../schema/catalogue/messages.ts';
import { signedIn } from '../authorization/viewer.policy.ts';
import { type AccountViewer, type Viewer } from '../platform/context.ts';
import { forbidden, notFound } from '../platform/failures.ts';
import { type PropertyVersions } from '../properties/findProperty.ts';
import { canEdit } from '../properties/property.policy.ts';

/**
 * The account that may post: sellers, everybody of a builder organisation and the site_admin.
 * Throws UNAUTHENTICATED for a visitor and FORBIDDEN for a buyer.
 */
export function poster(viewer: Viewer): AccountViewer {
  const account = signedIn(viewer, LOGIN_TEXTS.add);
  if (POSTERS.has(account.userType)) return account;
  throw forbidden('Start selling in your profile to post a property.');
}

/**
 * The versions of a listing for somebody who may change it; for everybody else it does not exist.
 */
export function editable(viewer: Viewer, versions: PropertyVersions | null): PropertyVersions {
  if (versions !== null && canEdit(viewer, versions.row)) return versions;
  throw notFound(POSTING_TEXTS.notFound);
}

/** Whether what this viewer writes is approved with the writing. */
export function approvesAtOnce(
  viewer: AccountViewer,
  { autoApprove }: Pick<SettingValues, 'autoApprove'>,
): boolean {
  return autoApprove || viewer.userType === 'site_admin';
}

const POSTERS: ReadonlySet<string | null> = new Set(['seller', 'builder', 'site_admin']);
