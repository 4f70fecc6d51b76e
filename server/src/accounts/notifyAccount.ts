import { type Context } from '../platform/context.ts';
import { type Message, send } from '../platform/messages/outbox.ts';
import { type Account } from './account.entity.ts';

type Reachable = Pick<Account, 'email' | 'emailVerifiedAt' | 'mobile' | 'mobileVerifiedAt'>;

/**
 * Sends an account a message where it is known to be reached: by e-mail where the address is verified, else by SMS;
 * nothing where neither is. Call it inside the transaction that the message is about. Answers the message's id.
 */
export async function notifyAccount(
  context: Context,
  { email, emailVerifiedAt, mobile, mobileVerifiedAt }: Reachable,
  { subject, ...message }: Pick<Message, 'template' | 'text' | 'heldSeconds'> & { subject: string },
): Promise<string | null> {
  if (email && emailVerifiedAt !== null) {
    return send(context, { channel: 'email', to: email, subject, ...message });
  }
  if (mobile && mobileVerifiedAt !== null) {
    return send(context, { channel: 'sms', to: mobile, ...message });
  }
  return null;
}
