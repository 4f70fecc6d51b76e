import { type EntityManager, In } from 'typeorm';

/** Something that is remembered when people do it. Made in a room's `*.audit.ts` or beside its commands, and listed in its room. */
export class AuditAction {
  /** What is stored: the noun and what was done, such as 'post.edited'. Never changed after a release. */
  readonly key: `${string}.${string}`;
  /** What people read: 'Edited'. */
  readonly label: string;
  /** Nothing else of this shape will do. */
  declare private readonly isDeclared: true;

  constructor(key: `${string}.${string}`, label: string) {
    this.key = key;
    this.label = label;
    ACTIONS.set(key, label);
  }
}

const ACTIONS = new Map<string, string>();

/** What people read of a stored action; its key where no room declares it any more. */
export function labelOfAction(key: string): string {
  return ACTIONS.get(key) ?? key;
}

/** What some of these are called now; null for one without a name. What is gone is left out, or called as it was. */
type NameSubjects = (
  manager: EntityManager,
  ids: readonly string[],
) => Promise<readonly { id: string; name: string | null }[]>;

/** Says how the subjects of actions that begin like this are called: 'blog' of all but those of 'blog.comment'. */
export function nameSubjects(beginning: string, find: NameSubjects): void {
  NAMED.push({ beginning, find });
  NAMED.sort((one, other) => other.beginning.length - one.beginning.length);
}

/** The same where a column of their table says it. */
export function nameSubjectsBy<Row extends object>(
  beginning: string,
  Entity: new () => Row,
  column: keyof Row & string,
): void {
  nameSubjects(beginning, (manager, ids) =>
    manager
      .createQueryBuilder(Entity, 'row')
      .select('row.id', 'id')
      .addSelect(`row.${column}`, 'name')
      .where({ id: In([...ids]) })
      .getRawMany(),
  );
}

const NAMED: { beginning: string; find: NameSubjects }[] = [];

/** What the subjects of these are called now, by their ids; one question for each kind of subject. */
export async function subjectNames(
  manager: EntityManager,
  entries: readonly { action: string; subject: string }[],
): Promise<ReadonlyMap<string, string>> {
  const requested = new Map<NameSubjects, Set<string>>();
  for (const { action, subject } of entries) {
    const named = NAMED.find(({ beginning }) => action.startsWith(beginning));
    if (named) requested.set(named.find, (requested.get(named.find) ?? new Set()).add(subject));
  }
  const names = new Map<string, string>();
  for (const [find, ids] of requested) {
    for (const { id, name } of await find(manager, [...ids])) if (name) names.set(id, name);
  }
  return names;
}
