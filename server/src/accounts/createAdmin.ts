import { type Database } from '../platform/database/connect.ts';
import { now } from '../platform/database/databaseTime.ts';
import { lockStatement } from '../platform/database/lock.sql.ts';
import { newId } from '../platform/ids.ts';
import { ACCOUNT_AUDIT } from './account.audit.ts';
import { Account } from './account.entity.ts';
import { AuditEntry } from './auditEntry.entity.ts';
import { clearOtherIdentifiers, lockOwner } from './identifier.ts';

/**
 * Makes the account of this mobile a site_admin, creating it when there is none, and leaves an audit row.
 * The host vouches for the mobile: it counts as verified, and unverified ones of others go. Sessions
 * go on. Whoever works for an organisation has to leave it before. Only the host can do this: no door leads here
 *.
 */
export async function createAdmin(
  database: Database,
  mobile: string,
): Promise<'created' | 'promoted' | 'in organisation'> {
  return database.source.transaction(async (manager) => {
    const { text, values } = lockStatement(`mobile ${mobile}`);
    await manager.query(text, values);
    const identifier = { channel: 'sms', address: mobile } as const;
    const known = await lockOwner({ manager }, identifier);
    if (known?.organisationId) return 'in organisation';
    const id = known?.id ?? newId();
    await clearOtherIdentifiers({ manager }, identifier, id);
    const admin = { userType: 'site_admin', role: 'site_admin' } as const;
    if (known) await manager.update(Account, id, { ...admin, updatedAt: now });
    else await manager.insert(Account, { id, mobile, mobileVerifiedAt: now, ...admin });
    const entry = { actor: 'host', action: ACCOUNT_AUDIT.administrator.key, subject: id };
    await manager.insert(AuditEntry, { id: newId(), ...entry });
    return known ? 'promoted' : 'created';
  });
}
