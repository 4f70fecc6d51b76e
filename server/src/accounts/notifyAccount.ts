import { type Context } from '../platform/context.ts';
import { send } from '../platform/outbox.ts';
import { type Account } from './account.entity.ts';

type Reachable = Pick<Account, 'email' | 'emailVerifiedAt' | 'mobile' | 'mobileVerifiedAt'>;

/**
 * Sends an account a message where it is known to be reached: by e-mail where the address is verified, else by SMS;
 * nothing where neither is. Call it inside the transaction that the message is about.
 */
export async function notifyAccount(
  context: Context,
  { email, emailVerifiedAt, mobile, mobileVerifiedAt }: Reachable,
  message: { template: string; subject: string; text: string },
): Promise<void> {
  const { template, subject, text } = message;
  if (email && emailVerifiedAt !== null) {
    await send(context, { channel: 'email', to: email, template, subject, text });
  } else if (mobile && mobileVerifiedAt !== null) {
    await send(context, { channel: 'sms', to: mobile, template, text });
  }
}
