import { sellerDashboardPath, workspacePath } from '../../../../../schema/routes.ts';

/** Where a listing is edited, by its documented address, which leads administrators to their own form. */
export function editAddress(id: string): string {
  return workspacePath(sellerDashboardPath(), 'edit-property', id);
}
