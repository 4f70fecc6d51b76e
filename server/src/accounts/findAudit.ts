import { In } from 'typeorm';
import { type Context } from '../platform/context.ts';
import { Account } from './account.entity.ts';
import { AuditEntry } from './auditEntry.entity.ts';

/** Something that was done, and who did it. */
export interface AuditRow extends Pick<AuditEntry, 'at' | 'action' | 'note' | 'change' | 'actor'> {
  /** Null when there is no such account, or it has no name. */
  actorName: string | null;
  byAdministrator: boolean;
}

/** The newest things done to a subject, or to any of several, the newest first. Who may know of them is the caller's business. */
export async function findAudit(
  { manager }: Context,
  subject: string | readonly string[],
  limit: number,
): Promise<AuditRow[]> {
  const entries = await manager.find(AuditEntry, {
    where: { subject: In([subject].flat()) },
    order: { at: 'DESC', id: 'DESC' },
    take: limit,
  });
  const actors = await manager.find(Account, {
    select: { id: true, name: true, userType: true },
    where: { id: In([...new Set(entries.map(({ actor }) => actor))]) },
  });
  const byId = new Map(actors.map((actor) => [actor.id, actor]));
  return entries.map(({ at, action, note, change, actor }) => {
    const account = byId.get(actor);
    const byAdministrator = account?.userType === 'site_admin';
    return { at, action, note, change, actor, actorName: account?.name ?? null, byAdministrator };
  });
}
