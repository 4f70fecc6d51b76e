import { rejectionReasonProblem } from '../../../schema/rules/rejectionReason.ts';
import { type BulkResult, changeEach } from '../platform/bulk.ts';
import { type Context } from '../platform/context.ts';
import { unusable } from '../platform/failures.ts';
import { deleteProperty } from '../posting/deleteProperty.ts';
import { siteAdmin } from '../authorization/viewer.policy.ts';
import { activateProperty, deactivateProperty, featureProperty } from './changeVisibility.ts';
import { approveProperty, type DecisionParts, rejectProperty } from './decide.ts';
import { type ModerationAction, type UpdatePropertiesInput } from './moderation.input.ts';

/**
 * Does one thing to several listings, each in a transaction of its own: what is refused for one does not stop the
 * others, such as one that was edited after `seen`. FORBIDDEN for everybody but a site_admin.
 */
export async function updateProperties(
  context: Context,
  parts: DecisionParts,
  { action, ids, reason, seen }: UpdatePropertiesInput,
): Promise<BulkResult> {
  siteAdmin(context.viewer);
  const message = reason ?? '';
  const problem = action === 'reject' ? rejectionReasonProblem(message) : null;
  if (problem !== null) throw unusable('reason', problem);
  const changes: Record<ModerationAction, (id: string) => Promise<unknown>> = {
    approve: (id) => approveProperty(context, parts, id, { reason, seen }),
    reject: (id) => rejectProperty(context, parts, id, { reason: message, seen }),
    activate: (id) => activateProperty(context, id),
    deactivate: (id) => deactivateProperty(context, id),
    feature: (id) => featureProperty(context, id, { featured: true }),
    unfeature: (id) => featureProperty(context, id, { featured: false }),
    delete: (id) => deleteProperty(context, id),
  };
  return changeEach(ids, changes[action]);
}
