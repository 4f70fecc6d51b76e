import { LIMITS } from '../../../schema/limits.ts';
import { integer } from '../platform/http/jsonSchema.ts';
import { type RestRow, restRow } from '../platform/http/rest.ts';
import { findSuggestions } from './findSuggestions.ts';
import { SUGGESTIONS_RESPONSE } from './suggestion.schema.ts';

export const SUGGESTION_REST_ROWS: readonly RestRow[] = [
  restRow({
    method: 'GET',
    path: '/api/properties/suggestions',
    tag: 'Properties',
    summary:
      'Lists search suggestions for typed text: complete searches, places, projects and subtypes, best match first.',
    parameters: [
      { name: 'text', in: 'query', description: 'Text typed so far.', example: 'beng' },
      {
        name: 'limit',
        in: 'query',
        description: 'Maximum number of suggestions, clamped to 1 to 20. Default: 8.',
        schema: integer(),
        example: '8',
      },
      {
        name: 'city',
        in: 'query',
        description: 'Name of a town. Suggestions in this town come first.',
        example: 'Bengaluru',
      },
      { name: 'state', in: 'query', description: 'State of the town.', example: 'Karnataka' },
    ],
    response: SUGGESTIONS_RESPONSE,
    maxAge: LIMITS.suggestions.cacheSeconds,
    handler: async (context, { query }) => {
      const limit = Number.parseInt(query.get('limit') ?? '', 10);
      const data = await findSuggestions(
        context.database,
        query.get('text') ?? '',
        Number.isNaN(limit) ? LIMITS.suggestions.shown : limit,
        { city: query.get('city') ?? undefined, state: query.get('state') ?? undefined },
      );
      return { success: true, message: 'Suggestions found.', data };
    },
  }),
];
