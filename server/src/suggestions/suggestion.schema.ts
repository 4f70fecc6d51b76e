import { answer, list, nullable, object, oneOf, text, whole } from '../platform/jsonSchema.ts';

const SUGGESTION = object({
  kind: oneOf(['CITY', 'LOCALITY', 'STATE', 'PROJECT', 'SUBTYPE'], 'What it is.'),
  label: text('For people.', { examples: ['Bengaluru'] }),
  detail: nullable(text('Where it is.', { examples: ['Karnataka'] })),
  propertyCount: whole('Public listings there.'),
  city: nullable(text('To search with as city.')),
  state: nullable(text('To search with as state.')),
  locality: nullable(text('To search with as location.')),
  subtype: nullable(text('To search with as subtype.')),
  keyword: nullable(text('To search with as keyword.')),
});

export const SUGGESTIONS_ANSWER = answer({ data: list(SUGGESTION, 'The best first.') });
