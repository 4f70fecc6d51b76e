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
  }
}
