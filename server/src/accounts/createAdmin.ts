import { type Database } from '../platform/database/connect.ts';
import { newId } from '../platform/ids.ts';

/**
 * Makes the account of this mobile a site_admin, creating it when there is none, and leaves an audit row.
 * The host vouches for the mobile: it counts as verified, and unverified claims of others to it go. Sessions
 * go on. Only the host can do this: no door leads here (D-100).
 */
export async function createAdmin(
  database: Database,
  mobile: string,
): Promise<'created' | 'promoted'> {
  return database.source.transaction(async (manager) => {
    // Two at once take turns.
    await manager.query('SELECT pg_advisory_xact_lock(hashtext($1))', [`mobile ${mobile}`]);
    const [known]: { id: string }[] = await manager.query(
      'SELECT id FROM account WHERE mobile = $1 AND mobile_verified_at IS NOT NULL FOR UPDATE',
      [mobile],
    );
    const id = known?.id ?? newId();
    await manager.query(
      `UPDATE account SET mobile = NULL, updated_at = now()
       WHERE mobile = $1 AND mobile_verified_at IS NULL`,
      [mobile],
    );
    await manager.query(known === undefined ? CREATE : PROMOTE, [id, mobile]);
    await manager.query(
      `INSERT INTO audit_entry (id, actor, action, subject) VALUES ($1, 'host', 'site_admin granted', $2)`,
      [newId(), id],
    );
    return known === undefined ? 'created' : 'promoted';
  });
}

const CREATE = `
  INSERT INTO account (id, mobile, mobile_verified_at, user_type, role)
  VALUES ($1, $2, now(), 'site_admin', 'site_admin')`;

const PROMOTE = `
  UPDATE account SET user_type = 'site_admin', role = 'site_admin', updated_at = now()
  WHERE id = $1 AND mobile = $2`;
