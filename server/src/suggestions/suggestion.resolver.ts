import { Args, Ctx, Query, Resolver } from 'type-graphql';
import { type Context } from '../platform/context.ts';
import { QUERY_COST } from '../platform/observability/queryCost.ts';
import { findSuggestions } from './findSuggestions.ts';
import { Suggestion } from './suggestion.graphql.ts';
import { SuggestionsInput } from './suggestion.input.ts';

@Resolver(() => Suggestion)
export class SuggestionResolver {
  @Query(() => [Suggestion], {
    description:
      'Search suggestions for typed text: the text itself as a search if fully recognised, then matching places, projects and subtypes, best match first.',
    complexity: QUERY_COST.manyStatements,
  })
  suggestions(
    @Ctx() context: Context,
    @Args(() => SuggestionsInput) { text, limit, city, state }: SuggestionsInput,
  ) {
    return findSuggestions(context.database, text, limit, {
      city: city ?? undefined,
      state: state ?? undefined,
    });
  }
}
