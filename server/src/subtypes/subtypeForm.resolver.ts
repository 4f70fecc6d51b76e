import { Arg, FieldResolver, ID, Query, Resolver, Root } from 'type-graphql';
import { findSubtype, subtypeByKey } from '../../../schema/catalogue/interpret.ts';
import { QUERY_COST } from '../platform/observability/queryCost.ts';
import { Subtype } from './subtype.graphql.ts';
import { presentSubtype } from './subtype.presenter.ts';
import { formOf } from './subtypeForm.ts';
import { SubtypeFormType } from './subtypeForm.graphql.ts';

/** One subtype with what its details hold. */
@Resolver(() => Subtype)
export class SubtypeFormResolver {
  @Query(() => Subtype, {
    nullable: true,
    description: 'Subtype of the catalogue. Null if not found.',
  })
  subtype(
    @Arg('key', () => ID, { description: 'Key, title or alias of the subtype.' }) key: string,
  ) {
    const found = findSubtype(key);
    return found && presentSubtype(found);
  }

  @FieldResolver(() => SubtypeFormType, {
    description: 'Fields of its details: everything needed to post a listing.',
    // Not for statements, of which it runs none, but for the about thousand values that it answers.
    complexity: QUERY_COST.manyStatements,
  })
  form(@Root() { key }: Pick<Subtype, 'key'>) {
    return formOf(subtypeByKey(key));
  }
}
