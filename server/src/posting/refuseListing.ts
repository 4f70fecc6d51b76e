import { editAlert, SUMMARY_HEADINGS } from '../../../schema/catalogue/messages.ts';
import { type Problem } from '../../../schema/failures.ts';
import { unprovenPhone } from '../../../schema/rules/mobile.ts';
import { contactProofsOf } from '../contactAccess/contactProofs.ts';
import { type Context } from '../platform/context.ts';
import { type Failure, invalid } from '../platform/failures.ts';

/**
 * The refusal of a listing. Its sentence names all that is missing, since many clients show nothing else: the
 * documented alert of an edit, the heading of the form before what a new listing lacks.
 */
export function refuseListing(
  problems: readonly Problem[],
  missing: readonly string[],
  intention: 'post' | 'edit',
): Failure {
  if (intention === 'edit' && missing.length > 0) return invalid(problems, editAlert(missing));
  if (missing.length < 2) return invalid(problems);
  return invalid(problems, `${SUMMARY_HEADINGS.usual} ${missing.join(', ')}`);
}

/** A listing carries a number that its seller or a colleague of it has proven, and no stranger's. */
export async function refuseUnprovenPhone(
  context: Context,
  sellerId: string,
  contactPhone: string,
): Promise<void> {
  const contact = { sellerId, contactPhone, contactEmail: '' };
  const { isPhoneProven } = await contactProofsOf(context, contact);
  if (isPhoneProven) return;
  const message = unprovenPhone(contactPhone);
  throw invalid([{ path: 'contactPhone', code: 'unproven', message }]);
}
