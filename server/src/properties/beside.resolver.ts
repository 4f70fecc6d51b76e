import { Arg, Ctx, FieldResolver, Int, Resolver, Root } from 'type-graphql';
import { type Context } from '../platform/context.ts';
import { QUERY_COST } from '../platform/observability/queryCost.ts';
import { LocalityRate, PlaceAround, SimilarProperties } from './beside.graphql.ts';
import { findLocalityRate } from './findLocalityRate.ts';
import { findOfProject, projectOf } from './findOfProject.ts';
import { findSimilar } from './findSimilar.ts';
import { placesAround } from './placesAround.ts';
import { Property } from './property.entity.ts';
import { type PropertyRow } from './property.row.ts';

const MOST = { defaultValue: 4, description: 'How many listings are wanted, at most 12.' };
const MOST_OF_STEPS = {
  ...MOST,
  description: 'How many listings are wanted in all steps together, at most 12.',
};
/** As many statements as there are steps. */
const COST_OF_STEPS = 4 * QUERY_COST.statement;

/** What stands beside a listing: others like it, what they cost, and what lies around it. */
@Resolver(() => Property)
export class PropertyBesideResolver {
  @FieldResolver(() => [Property], {
    description:
      'What can be had and is like it, at most 12: similarSteps without the steps, in their order.',
    // Two of its four statements: documented clients ask so for each of a page of 100, as long as it is not nested.
    complexity: COST_OF_STEPS / 2,
  })
  async similar(
    @Ctx() context: Context,
    @Root() property: PropertyRow,
    @Arg('limit', () => Int, MOST)
    limit: number,
  ) {
    const steps = await findSimilar(context.database, property, limit);
    return steps.flatMap(({ items }) => items);
  }

  @FieldResolver(() => [SimilarProperties], {
    description:
      'What can be had and is like it: same purpose, price within 25 %, size within 30 %, at most one bedroom more or less, as far as these are known. Its kind in its locality first, then in its town, other kinds there, and its state; empty steps are left out.',
    complexity: COST_OF_STEPS,
  })
  similarSteps(
    @Ctx() context: Context,
    @Root() property: PropertyRow,
    @Arg('limit', () => Int, MOST_OF_STEPS)
    limit: number,
  ) {
    return findSimilar(context.database, property, limit);
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'The building, society or project that it names; null when it names none.',
  })
  project(@Root() property: PropertyRow) {
    return projectOf(property);
  }

  @FieldResolver(() => [Property], {
    description:
      'What else can be had in its project, the same purpose first, then the newest; empty when it names none.',
    complexity: QUERY_COST.statement,
  })
  sameProject(
    @Ctx() context: Context,
    @Root() property: PropertyRow,
    @Arg('limit', () => Int, MOST)
    limit: number,
  ) {
    return findOfProject(context.database, property, limit);
  }

  @FieldResolver(() => LocalityRate, {
    nullable: true,
    description:
      'What others of its kind and purpose in its locality cost for their size; null when its own price, size or locality is not known, and with fewer than 5 others.',
    complexity: QUERY_COST.statement,
  })
  localityRate(@Ctx() context: Context, @Root() property: PropertyRow) {
    return findLocalityRate(context.database, property);
  }

  @FieldResolver(() => [PlaceAround], {
    description:
      'Known localities of its town around it, the nearest first, its own among them; towns around where hardly any is known. At most 8, none without a position.',
    complexity: QUERY_COST.statement,
  })
  placesAround(@Root() property: PropertyRow) {
    return placesAround(property);
  }
}
