import { type Context } from '../platform/context.ts';
import { Feedback } from './feedback.entity.ts';

/** What an account thought of the site stays, but not who it was. */
export async function forgetSender({ manager }: Context, accountId: string): Promise<void> {
  await manager.update(Feedback, { accountId }, { accountId: null, name: 'Somebody' });
}
