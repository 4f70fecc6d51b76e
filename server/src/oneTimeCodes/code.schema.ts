import { responseSchema, named, object, text, integer } from '../platform/http/jsonSchema.ts';

const SENT = {
  sentTo: text('Masked recipient of the code.', { examples: ['98******10'] }),
  resendInSeconds: integer('Seconds until another code can be requested.', { examples: [60] }),
  expiresInSeconds: integer('Seconds until the code expires.', { examples: [600] }),
};

export const CODE_SENT_RESPONSE = named(
  'CodeSent',
  responseSchema({ ...SENT, data: object(SENT) }),
);
