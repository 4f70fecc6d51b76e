import { Args, Ctx, FieldResolver, Resolver } from 'type-graphql';
import { AdministrationFields } from '../administration/administration.graphql.ts';
import { type Context } from '../platform/context.ts';
import { QUERY_COST } from '../platform/observability/queryCost.ts';
import { AuditEntriesInput, AuditPage } from './audit.graphql.ts';
import { findAuditEntries } from './findAuditEntries.ts';

@Resolver(() => AdministrationFields)
export class AuditResolver {
  @FieldResolver(() => AuditPage, {
    nullable: true,
    description: 'Audit log, newest first.',
    complexity: QUERY_COST.statement * 5,
  })
  auditEntries(@Ctx() context: Context, @Args(() => AuditEntriesInput) input: AuditEntriesInput) {
    return findAuditEntries(context, input);
  }
}
