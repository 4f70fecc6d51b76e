import { In, IsNull, Not } from 'typeorm';
import { LIMITS } from '../../../../schema/limits.ts';
import { textKey } from '../../../../schema/rules/text.ts';
import { countSender, senderLimits } from '../../contactAccess/senderLimits.ts';
import { type Context } from '../../platform/context.ts';
import { addressOfLink } from '../../platform/messages/emailLinks.ts';
import { notFound } from '../../platform/failures.ts';
import { isId, newId } from '../../platform/ids.ts';
import { consume, type Limit } from '../../platform/database/limits.ts';
import { send } from '../../platform/messages/outbox.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { type Site } from '../../site/site.resolver.ts';
import { type NewsletterInput } from './newsletter.input.ts';
import { Subscriber } from './subscriber.entity.ts';

const PER_SENDER = senderLimits({
  name: 'newsletter',
  windows: [{ points: LIMITS.newsletter.perSenderPerHour, seconds: 3_600 }],
  sentence: 'You have already sent several requests.',
  whenStoreIsAway: 'refuse',
});
const PER_EMAIL: Limit = {
  name: 'newsletterPerEmail',
  windows: [{ points: LIMITS.newsletter.perEmailPerDay, seconds: 86_400 }],
  sentence: 'We have already sent an email to this address. Please check your inbox.',
  whenStoreIsAway: 'refuse',
};
export const NEWSLETTER_LIMITS = [...PER_SENDER, PER_EMAIL];

/** What the sender is told; the same for every address. */
export const NEWSLETTER_THANKS = 'Thank you for subscribing!';

export const CONFIRM_PATH = '/api/newsletter/confirm';
export const UNSUBSCRIBE_PATH = '/api/newsletter/unsubscribe';

/**
 * Writes to the address so that its owner confirms; one that is confirmed is not written to again, and
 * nobody is told which those are. Throws TOO_MANY beyond the limits.
 */
export async function subscribe(
  context: Context,
  site: Site,
  input: NewsletterInput,
): Promise<boolean> {
  const email = textKey(input.email);
  await countSender(context, PER_SENDER);
  await consume(context, PER_EMAIL, email);
  return inTransaction(context, async (inside) => {
    const insert = inside.manager.createQueryBuilder().insert().into(Subscriber);
    await insert.values({ id: newId(), email }).orIgnore().execute();
    const { confirmedAt } = await inside.manager.findOneByOrFail(Subscriber, { email });
    if (confirmedAt !== null) return true;
    const link = (path: string) => addressOfLink(inside, site.url, path, email);
    const text = [
      `Someone, hopefully you, subscribed this address to the ${site.name} newsletter.`,
      `Confirm here: ${link(CONFIRM_PATH)}`,
      `Not you, or no longer interested? Unsubscribe here: ${link(UNSUBSCRIBE_PATH)}`,
    ].join('\n\n');
    const subject = `Please confirm your ${site.name} newsletter subscription`;
    await send(inside, { channel: 'email', to: email, template: 'newsletter', subject, text });
    return true;
  });
}

/** A link stands for its address, whatever became of it since; those of older e-mails name the row. */
const behindLink = (subject: string) => (isId(subject) ? { id: subject } : { email: subject });

/** Lets the newsletter be sent; again changes nothing. NOT_FOUND for an address that is gone. */
export async function confirm({ manager }: Context, subject: string): Promise<void> {
  const confirmedAt = () => 'coalesce(confirmed_at, now())';
  const { affected } = await manager.update(Subscriber, behindLink(subject), { confirmedAt });
  if (affected === 0) throw notFound('This link no longer works. Please subscribe again.');
}

/** Whether the newsletter is sent to an address already. */
export async function isConfirmed({ manager }: Context, subject: string): Promise<boolean> {
  return manager.existsBy(Subscriber, { ...behindLink(subject), confirmedAt: Not(IsNull()) });
}

/** Forgets an address; again changes nothing. NOT_FOUND where a row is gone, whose address may have come back. */
export async function unsubscribe({ manager }: Context, subject: string): Promise<void> {
  const { affected } = await manager.delete(Subscriber, behindLink(subject));
  if (affected === 0 && isId(subject))
    throw notFound('This link no longer works. Please use the link in our latest email.');
}

/** Forgets the addresses of an account that is removed. */
export async function forgetSubscribers({ manager }: Context, addresses: string[]): Promise<void> {
  await manager.delete(Subscriber, { email: In(addresses) });
}
