import {
  answer,
  list,
  nullable,
  object,
  oneOf,
  text,
  whole,
  yesNo,
} from '../platform/http/jsonSchema.ts';

const SUGGESTION = object({
  kind: oneOf(
    ['CITY', 'LOCALITY', 'STATE', 'PROJECT', 'SUBTYPE', 'PHRASE'],
    'What it is; a PHRASE is a search: the whole text, or what it says in a place whose name it begins.',
  ),
  label: text('For people.', { examples: ['Bengaluru'] }),
  detail: nullable(text('Where it is.', { examples: ['Karnataka'] })),
  propertyCount: whole('Public listings there.'),
  propertyCountIsLowerBound: yesNo("Whether total is a lower bound ('10,000+')."),
  city: nullable(text('To search with as city.')),
  state: nullable(text('To search with as state.')),
  locality: nullable(text('To search with as location.')),
  subtype: nullable(text('To search with as subtype.')),
  keyword: nullable(text('To search with as keyword.')),
});

export const SUGGESTIONS_ANSWER = answer({ data: list(SUGGESTION, 'The best first.') });
