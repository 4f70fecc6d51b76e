import { type Context } from '../platform/context.ts';
import { inFuture } from '../platform/database/databaseTime.ts';
import { browserKeyHash } from './browserKey.ts';
import { ContactGrant } from './contactGrant.entity.ts';
import { MobileProof } from './mobileProof.entity.ts';

/** The browser's key, when it is good for something already; null for a new browser and for a forged key. */
export async function knownBrowser(context: Context): Promise<Buffer | null> {
  const keyHash = browserKeyHash(context);
  if (keyHash === null) return null;
  const { manager } = context;
  const inForce = { keyHash, expiresAt: inFuture() };
  const isKnown =
    (await manager.existsBy(ContactGrant, inForce)) ||
    (await manager.existsBy(MobileProof, inForce));
  return isKnown ? keyHash : null;
}
