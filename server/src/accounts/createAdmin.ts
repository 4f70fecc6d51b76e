import { type Database } from '../platform/database/connect.ts';
import { newId } from '../platform/ids.ts';

/**
 * Makes the account of this mobile a site_admin, creating it when there is none, and leaves an audit row.
 * Only the host can do this: no door leads here (D-100).
 */
export async function createAdmin(
  database: Database,
  mobile: string,
): Promise<'created' | 'promoted'> {
  return database.source.transaction(async (manager) => {
    const known: { id: string }[] = await manager.query(
      `UPDATE account SET user_type = 'site_admin', role = 'site_admin', updated_at = now()
       WHERE mobile = $1 RETURNING id`,
      [mobile],
    );
    const id = known.flat()[0]?.id ?? newId();
    const isNew = known.flat().length === 0;
    if (isNew) {
      await manager.query(
        `INSERT INTO account (id, mobile, user_type, role) VALUES ($1, $2, 'site_admin', 'site_admin')`,
        [id, mobile],
      );
    }
    await manager.query(
      `INSERT INTO audit_entry (id, actor, action, subject) VALUES ($1, 'host', 'site_admin granted', $2)`,
      [newId(), id],
    );
    return isNew ? 'created' : 'promoted';
  });
}
