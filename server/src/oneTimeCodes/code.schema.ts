import { answer, named, object, text, whole } from '../platform/http/jsonSchema.ts';

const SENT = {
  sentTo: text('Where the code went, with most of it hidden.', { examples: ['98******10'] }),
  resendInSeconds: whole('When the next code can be asked for.', { examples: [60] }),
  expiresInSeconds: whole('How long the code is good.', { examples: [600] }),
};

export const CODE_SENT_ANSWER = named('CodeSent', answer({ ...SENT, data: object(SENT) }));
