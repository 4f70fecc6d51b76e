import { IdempotencyKey } from './platform/idempotencyKey.entity.ts';
import { OutboxMessage } from './platform/outboxMessage.entity.ts';
import { PictureRecord } from './platform/pictures/picture.entity.ts';
import { RateLimit } from './platform/rateLimit.entity.ts';
import { ROOMS } from './rooms.ts';

/** Every entity class, one a table. */
export const ENTITIES = [
  OutboxMessage,
  IdempotencyKey,
  RateLimit,
  PictureRecord,
  ...ROOMS.flatMap(({ entities }) => entities),
];
