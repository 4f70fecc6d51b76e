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

const MOST = { defaultValue: 4, description: 'Maximum number of listings, at most 12.' };
const MOST_OF_STEPS = {
  ...MOST,
  description: 'Maximum number of listings in all steps together, at most 12.',
};
/** As many statements as there are steps. */
const COST_OF_STEPS = 4 * QUERY_COST.statement;

/** What stands beside a listing: others like it, what they cost, and what lies around it. */
@Resolver(() => Property)
export class PropertyBesideResolver {
  @FieldResolver(() => [Property], {
    description: 'Similar available listings, at most 12: those of similarSteps as one list.',
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
      'Similar available listings: same purpose, price within 25%, size within 30% and bedrooms within one, where known. Grouped in steps: same subtype in the locality, then in the town, other subtypes there, then the state. Empty steps are omitted.',
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
    description: 'Name of the building, society or project. Null if not given.',
  })
  project(@Root() property: PropertyRow) {
    return projectOf(property);
  }

  @FieldResolver(() => [Property], {
    description:
      'Other available listings in the same project, same purpose first, then newest first. Empty if no project is given.',
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
      'Price per square foot compared with similar listings for the same purpose in its locality. Null if its price, size or locality is unknown or there are fewer than 5 such listings.',
    complexity: QUERY_COST.statement,
  })
  localityRate(@Ctx() context: Context, @Root() property: PropertyRow) {
    return findLocalityRate(context.database, property);
  }

  @FieldResolver(() => [PlaceAround], {
    description:
      'Known localities nearby in the same town, including its own, nearest first. Includes nearby towns if few localities are known. At most 8. Empty if the position is unknown.',
    complexity: QUERY_COST.statement,
  })
  placesAround(@Root() property: PropertyRow) {
    return placesAround(property);
  }
}
