import { In, Like } from 'typeorm';
import { LIMITS } from '../../../schema/limits.ts';
import { labelOfAction, subjectNames } from '../platform/audit.ts';
import { type Context } from '../platform/context.ts';
import { clampPage, type Page, pageOf, type PageRequest } from '../platform/database/paging.ts';
import { siteAdmin } from '../authorization/viewer.policy.ts';
import { Account } from './account.entity.ts';
import { AuditEntry } from './auditEntry.entity.ts';
import { type AuditRecord } from './auditEntry.graphql.ts';
import { changesOf } from './auditHistory.ts';
import { Organisation } from './organisation.entity.ts';

export interface AuditFilter extends PageRequest {
  /** What was done to: 'property', 'enquiry', 'account' and so on. */
  noun?: string | null;
  /** The account that did it. */
  actorId?: string | null;
  /** The id of what it was done to. */
  subjectId?: string | null;
}

/** Something that was done, as administrators read it. */
export interface AuditEntryOfPage {
  id: string;
  at: Date;
  /** Of the action, such as 'property.approved'. */
  key: string;
  label: string;
  actorId: string | null;
  /** The name of the account, or what else did it. */
  actor: string;
  byAdministrator: boolean;
  subjectId: string;
  /** What it is called now; null where it has no name or is gone. */
  subject: string | null;
  note: string | null;
  changes: AuditRecord['changes'];
  /** The name of the organisation whose id is in the note. */
  organisation: string | null;
}

export interface AuditPage extends Page<AuditEntryOfPage> {
  totalIsLowerBound: boolean;
}

/**
 * Who did what to whom, the newest first; the newest thousand can be reached unless `most` says how many, further
 * ones by narrowing. FORBIDDEN for everybody but a site_admin.
 */
export async function findAuditEntries(
  context: Context,
  { noun, actorId, subjectId, ...request }: AuditFilter,
  most: number = LIMITS.audit.counted,
): Promise<AuditPage> {
  siteAdmin(context.viewer);
  const { manager } = context;
  const page = clampPage(request);
  const where = {
    ...(noun && { action: Like(`${noun.replace(/[^a-z]/g, '')}.%`) }),
    ...(actorId && { actor: actorId }),
    ...(subjectId && { subject: subjectId }),
  };
  const order = { at: 'DESC', id: 'DESC' } as const;
  const found = await manager.find(AuditEntry, {
    select: { id: true },
    where,
    order,
    take: most + 1,
  });
  const reached = found.slice(0, most);
  const ids = reached.slice(page.offset, page.offset + page.pageSize).map(({ id }) => id);
  const entries = await manager.find(AuditEntry, { where: { id: In(ids) }, order });
  const actors = await manager.find(Account, {
    select: { id: true, name: true, userType: true },
    where: { id: In([...new Set(entries.map(({ actor }) => actor))]) },
  });
  const byId = new Map(actors.map((each) => [each.id, each]));
  const names = await subjectNames(manager, entries);
  const organisations = await organisationsIn(context, entries);
  const items = entries.map(
    ({ id, at, action, actor, subject, note, change }): AuditEntryOfPage => {
      const account = byId.get(actor);
      return {
        id,
        at,
        key: action,
        label: labelOfAction(action),
        actorId: account?.id ?? null,
        actor: account ? (account.name ?? 'Unnamed user') : (OTHERS.get(actor) ?? GONE),
        byAdministrator: account?.userType === 'site_admin',
        subjectId: subject,
        subject: names.get(subject) ?? null,
        note,
        changes: changesOf(change),
        organisation: organisations.get(organisationIn(note) ?? '') ?? null,
      };
    },
  );
  return { ...pageOf(items, reached.length, page), totalIsLowerBound: found.length > most };
}

/** The names of the organisations that these notes say by their ids. */
async function organisationsIn(
  { manager }: Context,
  entries: readonly Pick<AuditEntry, 'note'>[],
): Promise<ReadonlyMap<string, string>> {
  const ids = entries.flatMap(({ note }) => organisationIn(note) ?? []);
  if (ids.length === 0) return new Map();
  const found = await manager.find(Organisation, {
    select: { id: true, name: true },
    where: { id: In([...new Set(ids)]) },
  });
  return new Map(found.map(({ id, name }) => [id, name]));
}

function organisationIn(note: string | null): string | undefined {
  return /\borganisation ([0-9a-f]{24})\b/.exec(note ?? '')?.[1];
}

const GONE = 'Deleted account';
const OTHERS: ReadonlyMap<string, string> = new Map([
  ['visitor', 'A visitor'],
  ['system', 'System'],
  ['host', 'Server operator'],
]);
