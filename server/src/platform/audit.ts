/** Something that is remembered when people do it. Made in a room's `*.audit.ts` and listed in its room. */
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
