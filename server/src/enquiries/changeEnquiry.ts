import { trimmed } from '../../../schema/rules/text.ts';
import { audit } from '../accounts/audit.ts';
import { membershipOf, signedIn } from '../authorization/viewer.policy.ts';
import { type Context } from '../platform/context.ts';
import { newId } from '../platform/ids.ts';
import { consume } from '../platform/database/limits.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import { ENQUIRY_AUDIT } from './enquiry.audit.ts';
import { type EnquiryNoteInput, type EnquiryStatusInput } from './enquiry.input.ts';
import { type EnquiryOfPage } from './findEnquiries.ts';
import { Enquiry } from './enquiry.entity.ts';
import { enquiryScope } from './enquiry.scope.ts';
import { EnquiryNote } from './enquiryNote.entity.ts';
import { enquiryThatIs, lockEnquiry } from './lockEnquiry.ts';
import { NOTE_PER_ACCOUNT } from './enquiry.limits.ts';
import { now } from '../platform/database/databaseTime.ts';

/**
 * Says what became of an enquiry, with a note beside it if there is one to keep. The same status again
 * changes nothing. Throws NOT_FOUND for one that the viewer does not look after, TOO_MANY for very many notes.
 */
export async function setEnquiryStatus(
  context: Context,
  id: string,
  { status, note }: EnquiryStatusInput,
): Promise<EnquiryOfPage> {
  const words = trimmed(note ?? '');
  if (words !== '') await countNote(context);
  return change(context, id, async (inside, enquiry) => {
    if (enquiry.status !== status) {
      await inside.manager.update(Enquiry, id, { status, updatedAt: now });
      await audit(inside, ENQUIRY_AUDIT[status], id);
    }
    if (words !== '') await addNote(inside, id, words);
  });
}

/** Saves a note beside an enquiry, for the viewer's organisation, or the viewer alone. Refused as above. */
export async function addEnquiryNote(
  context: Context,
  id: string,
  { text }: EnquiryNoteInput,
): Promise<EnquiryOfPage> {
  await countNote(context);
  return change(context, id, (inside) => addNote(inside, id, text.trim()));
}

/** Outside of the transaction, which holds a connection already. */
function countNote(context: Context): Promise<void> {
  return consume(context, NOTE_PER_ACCOUNT, signedIn(context.viewer).id);
}

async function change(
  context: Context,
  id: string,
  work: (inside: Context, enquiry: EnquiryOfPage) => Promise<void>,
): Promise<EnquiryOfPage> {
  await inTransaction(context, async (inside) => {
    await enquiryScope(inside);
    await lockEnquiry(inside, id);
    await work(inside, await enquiryThatIs(inside, id));
  });
  // Outside of it: what is asked of the listing is read after the end of the transaction.
  return enquiryThatIs(context, id);
}

async function addNote(context: Context, enquiryId: string, text: string): Promise<void> {
  const author = signedIn(context.viewer);
  const organisationId = membershipOf(author)?.organisationId ?? null;
  const note = { id: newId(), enquiryId, authorId: author.id, organisationId, text };
  await context.manager.insert(EnquiryNote, note);
}
