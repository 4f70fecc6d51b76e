import { Arg, Ctx, Int, Query, Resolver } from 'type-graphql';
import { LIMITS } from '../../../schema/limits.ts';
import { type Context } from '../platform/context.ts';
import { QUERY_COST } from '../platform/queryCost.ts';
import { findSuggestions } from './findSuggestions.ts';
import { Suggestion } from './suggestion.graphql.ts';

@Resolver(() => Suggestion)
export class SuggestionResolver {
  @Query(() => [Suggestion], {
    description: 'Places, projects and subtypes that a text begins, the best first.',
    complexity: QUERY_COST.manyStatements,
  })
  suggestions(
    @Ctx() context: Context,
    @Arg('text', () => String, {
      description: 'What is typed so far; fewer than two letters suggest nothing.',
    })
    text: string,
    @Arg('limit', () => Int, {
      defaultValue: LIMITS.suggestions.shown,
      description: 'At most 20.',
    })
    limit: number,
  ) {
    return findSuggestions(context.database, text, limit);
  }
}
