/** What a migration needs to run its statements; TypeORM's own runner is one. */
export interface Runner {
  query(text: string, values?: unknown[]): Promise<unknown>;
}
