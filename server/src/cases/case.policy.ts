import { type Viewer } from '../platform/context.ts';
import { type CaseFile } from './case.entity.ts';

/** Whether an administrator may decide what is to be decided next: an appeal is for another one than the first. */
export function canDecide(viewer: Viewer, file: Pick<CaseFile, 'status' | 'decidedBy'>): boolean {
  if (viewer.kind !== 'account' || viewer.userType !== 'site_admin') return false;
  if (file.status === 'appealed') return file.decidedBy !== viewer.id;
  return file.status === 'open' || file.status === 'acknowledged';
}
