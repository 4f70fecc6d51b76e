import { Args, Ctx, FieldResolver, Resolver } from 'type-graphql';
import { AdministrationFields } from '../administration/administration.graphql.ts';
import { type Context } from '../platform/context.ts';
import { QUERY_COST } from '../platform/observability/queryCost.ts';
import { findReport } from './findReport.ts';
import { ReportFields, ReportInput } from './report.graphql.ts';

@Resolver(() => AdministrationFields)
export class ReportResolver {
  @FieldResolver(() => ReportFields, {
    nullable: true,
    description:
      'Report over a range of days: counts, trends and review times. Fails with INVALID_INPUT if the range is invalid.',
    complexity: QUERY_COST.statement * 9,
  })
  report(@Ctx() context: Context, @Args(() => ReportInput) input: ReportInput) {
    return findReport(context, input);
  }
}
