import { In } from 'typeorm';
import { type Context } from '../platform/context.ts';
import { CaseFile } from './case.entity.ts';

/** What was reported stays, but not who it was: neither the account nor its mobile and e-mail address. */
export async function forgetReporter(
  { manager }: Context,
  accountId: string,
  addresses: readonly string[],
): Promise<void> {
  const forgotten = { accountId: null, name: null, contact: null, isContactProven: false };
  await manager.update(CaseFile, { accountId }, forgotten);
  await manager.update(CaseFile, { contact: In([...addresses]) }, forgotten);
}
