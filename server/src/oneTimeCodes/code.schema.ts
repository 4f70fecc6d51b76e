import { answer, named, object, text, whole } from '../platform/http/jsonSchema.ts';

const SENT = {
  sentTo: text('Masked recipient of the code.', { examples: ['98******10'] }),
  resendInSeconds: whole('Seconds until another code can be requested.', { examples: [60] }),
  expiresInSeconds: whole('Seconds until the code expires.', { examples: [600] }),
};

export const CODE_SENT_ANSWER = named('CodeSent', answer({ ...SENT, data: object(SENT) }));
