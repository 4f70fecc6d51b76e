import { IdempotencyKey } from './platform/database/idempotencyKey.entity.ts';
import { OutboxMessage } from './platform/messages/outboxMessage.entity.ts';
import { PictureRecord } from './platform/pictures/picture.entity.ts';
import { RateLimit } from './platform/database/rateLimit.entity.ts';
import { ROOMS } from './rooms.ts';

/** Every entity class, one a table. */
export const ENTITIES = [
  OutboxMessage,
  IdempotencyKey,
  RateLimit,
  PictureRecord,
  ...ROOMS.flatMap(({ entities }) => entities),
];
