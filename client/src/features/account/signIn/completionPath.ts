import { completeSocialProfilePath } from '../../../../../schema/routes.ts';
import { RETURN_TO } from '../../../session/dialogAddress.ts';

/** The page that completes a social profile, with where to go on to; null for the landing page. */
export function completionPath(returnTo: string | null): string {
  if (returnTo === null) return completeSocialProfilePath();
  const query = new URLSearchParams({ [RETURN_TO]: returnTo });
  return `${completeSocialProfilePath()}?${query.toString()}`;
}
