import { pluralize } from '../../../schema/format/count.ts';
import { LIMITS } from '../../../schema/limits.ts';
import { complaintPath } from '../../../schema/routes.ts';
import {
  CASE_DECISION_LABELS,
  type CaseDecision,
  hoursToDecide,
} from '../../../schema/rules/case.ts';
import { cut } from '../../../schema/rules/text.ts';
import { findAccount } from '../accounts/findAccount.ts';
import { notifyAccount } from '../accounts/notifyAccount.ts';
import { type Context } from '../platform/context.ts';
import { send, withoutAddresses } from '../platform/messages/outbox.ts';
import { findListingsByIds } from '../properties/findListingsByIds.ts';
import { type CaseFile } from './case.entity.ts';
import { numberOf } from './findCases.ts';
import { type SettingsInForce } from '../../../schema/settings.ts';
import { type Site } from '../site/site.resolver.ts';

/** What the commands of this room work with. */
export interface CaseParts {
  site: Site;
  settings: SettingsInForce;
}

/** How something was decided, and why. */
export interface Decided {
  decision: CaseDecision;
  reason: string;
  /** It was decided about the appeal, so that no further one follows. */
  isAppeal: boolean;
}

/**
 * Tells the sender of a case its number and how long it takes. False where there is nobody who may be written to: a
 * mobile that nobody has proven gets no message but a code. Call it inside the transaction, here and below.
 */
export function notifyOpened(
  context: Context,
  { site, settings }: CaseParts,
  file: CaseFile,
): Promise<boolean> {
  const { what, number } = nameOf(file);
  const hours = hoursToDecide(file, settings.values);
  const within = hours % 24 === 0 ? pluralize(hours / 24, 'day') : pluralize(hours, 'hour');
  return notifySender(context, file, {
    template: 'case-opened',
    subject: `Your ${what} ${number}`,
    text: `${site.name} has received your ${what}. The case number is ${number}. We will decide within ${within} and write to you again.`,
  });
}

/** Tells both sides what was decided and why, each without a word about the other. */
export async function notifyDecided(
  context: Context,
  { site }: CaseParts,
  file: CaseFile,
  decided: Decided,
): Promise<void> {
  const { what, number } = nameOf(file);
  const word = CASE_DECISION_LABELS[decided.decision].toLowerCase();
  const about = decided.isAppeal
    ? `the appeal against the decision on your ${what}`
    : `your ${what}`;
  const next = decided.isAppeal
    ? 'This decision is final.'
    : `You can appeal with this number within ${LIMITS.complaint.appealDays} days: ${site.url}${complaintPath()}`;
  await notifySender(context, file, {
    template: 'case-decided',
    subject: `Your ${what} ${number}: ${word}`,
    text: [`${site.name} has decided ${about} ${number}: ${word}.`, decided.reason, next].join(
      '\n\n',
    ),
  });
  await tellSeller(context, site.name, file, number, word, decided);
}

/** Whether its sender may be written to. */
export function reachesSender({ contact, isContactProven }: CaseFile): boolean {
  return contact !== null && (contact.includes('@') || isContactProven);
}

async function notifySender(
  context: Context,
  file: CaseFile,
  { template, subject, text }: { template: string; subject: string; text: string },
): Promise<boolean> {
  const { contact } = file;
  if (contact === null || !reachesSender(file)) return false;
  if (contact.includes('@')) {
    await send(context, { channel: 'email', to: contact, template, subject, text });
    return true;
  }
  await send(context, { channel: 'sms', to: contact, template, text: cut(text, SMS_LENGTH) });
  return true;
}

async function tellSeller(
  context: Context,
  siteName: string,
  { kind, propertyId }: CaseFile,
  number: string,
  word: string,
  { reason, isAppeal }: Decided,
): Promise<void> {
  if (kind !== 'listing_report' || propertyId === null) return;
  const property = (await findListingsByIds(context, [propertyId])).get(propertyId);
  const seller = property ? await findAccount(context, property.sellerId) : null;
  if (property === undefined || seller === null) return;
  const about = isAppeal ? 'an appeal about a report on' : 'a report on';
  await notifyAccount(context, seller, {
    template: 'case-decided-seller',
    subject: `About your listing: ${property.title}`,
    text: [
      `${siteName} has decided ${about} your listing "${withoutAddresses(property.title)}": ${word}. Case ${number}.`,
      reason,
    ].join('\n\n'),
  });
}

function nameOf(file: CaseFile) {
  return { what: file.kind === 'listing_report' ? 'report' : 'complaint', number: numberOf(file) };
}

const SMS_LENGTH = 600;
