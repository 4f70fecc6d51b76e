import { redirect } from 'react-router-dom';
import { addPropertyPath } from '../../../../schema/routes.ts';
import { signInPath } from '../../session/dialogAddress.ts';

/**
 * The server draws pages for visitors only, so it leads to the sign-in dialog with the way back; there an
 * account is recognised and comes back. In the browser the page decides by itself.
 */
export function loadAddProperty(): Response | null {
  return import.meta.env.SSR ? redirect(signInPath(addPropertyPath())) : null;
}
