import type { AuditAction } from './audit.ts';
import type { JobSet } from './jobs/jobs.ts';
import type { Limit } from './database/limits.ts';
import type { RestRow } from './http/rest.ts';
import type { Retention } from './jobs/retention.ts';

/**
 * A noun with everything it brings along; the schema, the REST door, the database and the jobs are made of the
 * rooms. `Services` is what its parts are given.
 */
export interface Room<in Services> {
  /** One a table. */
  entities: readonly NewableFunction[];
  /** Made once, with the services. */
  resolvers: readonly (new (services: Services) => object)[];
  rest: (services: Services) => readonly RestRow[];
  jobs: (services: Services) => readonly JobSet[];
  /** How often its commands may be used. */
  limits: readonly Limit[];
  /** What its commands leave in the audit. */
  audit: readonly AuditAction[];
  /** What it knows of people and lets go in time. */
  retention: (services: Services) => readonly Retention[];
}

/** A room of the parts that it has. */
export function room<Services = object>(parts: Partial<Room<Services>>): Room<Services> {
  return {
    entities: [],
    resolvers: [],
    rest: () => [],
    jobs: () => [],
    limits: [],
    audit: [],
    retention: () => [],
    ...parts,
  };
}
