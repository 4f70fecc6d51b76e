import { In, Raw } from 'typeorm';
import { type Context } from '../platform/context.ts';
import { Registration } from './registration.entity.ts';

/** Forgets what was begun with these mobiles and e-mail addresses (lower case). */
export async function forgetRegistrations(
  { manager }: Context,
  addresses: readonly string[],
): Promise<void> {
  const email = Raw((column) => `lower(${column}) = ANY(:addresses)`, { addresses });
  await manager.delete(Registration, [{ mobile: In(addresses) }, { email }]);
}
