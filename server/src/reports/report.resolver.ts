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
      'The marketplace over some days: counts, trends and how long reviews took. INVALID_INPUT for days that cannot be used.',
    complexity: QUERY_COST.statement * 9,
  })
  report(@Ctx() context: Context, @Args(() => ReportInput) input: ReportInput) {
    return findReport(context, input);
  }
}
