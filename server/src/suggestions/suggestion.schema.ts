import {
  responseSchema,
  list,
  nullable,
  object,
  oneOf,
  text,
  integer,
  yesNo,
} from '../platform/http/jsonSchema.ts';
import { SuggestionKind } from './suggestion.graphql.ts';

const SUGGESTION = object({
  kind: oneOf(
    Object.values(SuggestionKind),
    'Kind of suggestion. A PHRASE is a complete search: the whole text, with an incomplete place name completed. TEXT searches for the words as typed, where nothing else fits.',
  ),
  label: text('Display text.', { examples: ['Bengaluru'] }),
  detail: nullable(text('Location of the place.', { examples: ['Karnataka'] })),
  propertyCount: integer('Number of public listings.'),
  propertyCountIsLowerBound: yesNo("True if total is a minimum, shown as '10,000+'."),
  city: nullable(text('Value for the filter city.')),
  state: nullable(text('Value for the filter state.')),
  locality: nullable(text('Value for the filter location.')),
  pincode: nullable(text('Value for the filter pincode.')),
  subtype: nullable(text('Value for the filter subtype.')),
  filter: nullable(
    text('Key and choice of another filter.', { examples: ['furnishing=furnished'] }),
  ),
  keyword: nullable(text('Value for the filter keyword.')),
  isPopular: yesNo('True of popular places, suggested where nothing matches the text.'),
});

export const SUGGESTIONS_RESPONSE = responseSchema({ data: list(SUGGESTION, 'Best match first.') });
