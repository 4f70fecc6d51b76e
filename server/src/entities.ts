import type { EntitySchema } from 'typeorm';
import { Account } from './accounts/account.entity.ts';
import { Organisation } from './accounts/organisation.entity.ts';

/** Every entity class; a room adds its own here. */
export const ENTITIES: (NewableFunction | EntitySchema)[] = [Account, Organisation];
