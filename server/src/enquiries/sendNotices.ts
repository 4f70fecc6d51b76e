import { formatPhone } from '../../../schema/format/phone.ts';
import { detailPath } from '../../../schema/routes.ts';
import { emailProblem } from '../../../schema/rules/email.ts';
import { reachableMobileProblem } from '../../../schema/rules/mobile.ts';
import { cut } from '../../../schema/rules/text.ts';
import { type ContactProofs } from '../contactAccess/contactProofs.ts';
import { type Context } from '../platform/context.ts';
import { type Message, send, withoutAddresses } from '../platform/messages/outbox.ts';
import { type PropertyRow } from '../properties/property.row.ts';
import { type Site } from '../site/site.resolver.ts';
import { type Asking } from './saveEnquiry.ts';

/** What both sides are told of. */
export interface Notice extends Asking {
  /** The contact is kept back until the mobile is proven. */
  needsCode: boolean;
}

/**
 * Tells both sides that they know of each other: the seller by SMS and e-mail who asks, the
 * buyer whom to call, where the mobile is proven: by SMS, and by e-mail where a verified address is known.
 * The seller's messages go where it is known to be reached: to the contact of the listing where that is proven,
 * otherwise to its account. WhatsApp is a link in the texts. Call it inside the transaction that keeps
 * the enquiry.
 */
export async function sendNotices(
  context: Context,
  site: Site,
  property: PropertyRow,
  notice: Notice,
  proofs: ContactProofs,
): Promise<void> {
  await send(
    context,
    ...noticesToSeller(site, property, notice, proofs),
    ...noticesToBuyer(site, property, notice),
  );
}

function noticesToSeller(
  site: Site,
  property: PropertyRow,
  { name, mobile, message, needsCode }: Notice,
  proofs: ContactProofs,
): Message[] {
  const { title, id } = property;
  const ownPhone = proofs.isPhoneProven ? property.contactPhone : proofs.sellerMobile;
  const ownEmail = proofs.isEmailVerified ? property.contactEmail : proofs.sellerEmail;
  const who = withoutAddresses(name);
  const phone = formatPhone(mobile);
  const notices: Message[] = [];
  if (ownPhone !== null && reachableMobileProblem(ownPhone) === null) {
    const about = withoutAddresses(cut(title, TITLE_IN_SMS));
    const text = `${who} asks about "${about}" on ${site.name}. Call ${phone} or WhatsApp ${whatsApp(mobile)}`;
    notices.push({ channel: 'sms', to: ownPhone, template: 'lead-to-seller', text });
  }
  if (ownEmail === null || emailProblem(ownEmail) !== null) return notices;
  const next = needsCode
    ? `${who} cannot see your contact details yet because the number is not verified.`
    : `Please call soon. ${who} can see your contact details and may call you too.`;
  notices.push({
    channel: 'email',
    to: ownEmail,
    template: 'lead-to-seller',
    subject: `New enquiry: ${title}`,
    text: [
      `${who} is interested in "${withoutAddresses(title)}".`,
      `Mobile: ${phone}\nWhatsApp: ${whatsApp(mobile)}`,
      `Message:\n${message}`,
      `Listing: ${site.url}${detailPath(id)}`,
      next,
    ].join('\n\n'),
  });
  return notices;
}

function noticesToBuyer(
  site: Site,
  { id, title, sellerName, contactPhone, contactEmail }: PropertyRow,
  { mobile, isMobileVerified, email }: Notice,
): Message[] {
  // Whoever owns a number that nobody has proven gets no message but a code.
  if (!isMobileVerified) return [];
  const seller = withoutAddresses(sellerName ?? 'The seller');
  const about = withoutAddresses(cut(title, TITLE_IN_SMS));
  const reached = `Your enquiry about "${about}" on ${site.name} has reached ${seller}, who will contact you shortly.`;
  const phone = `Phone: ${formatPhone(contactPhone)}`;
  const link = `WhatsApp: ${whatsApp(contactPhone)}`;
  const sms: Message = {
    channel: 'sms',
    to: mobile,
    template: 'lead-to-buyer',
    text: `${reached} ${phone}. ${link}`,
  };
  if (!email) return [sms];
  const mail: Message = {
    channel: 'email',
    to: email,
    template: 'lead-to-buyer',
    subject: `Your enquiry: ${title}`,
    text: [
      reached,
      [phone, link, `Email: ${contactEmail}`].join('\n'),
      `Listing: ${site.url}${detailPath(id)}`,
    ].join('\n\n'),
  };
  return [sms, mail];
}

/** Opens a chat with a mobile of ten digits. */
function whatsApp(mobile: string): string {
  return `https://wa.me/91${mobile}`;
}

const TITLE_IN_SMS = 60;
