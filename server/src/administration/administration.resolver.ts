import { Ctx, Query, Resolver } from 'type-graphql';
import { type Context } from '../platform/context.ts';
import { siteAdmin } from '../authorization/viewer.policy.ts';
import { AdministrationFields } from './administration.graphql.ts';

@Resolver(() => AdministrationFields)
export class AdministrationResolver {
  @Query(() => AdministrationFields, {
    nullable: true,
    description:
      'What only administrators may read. UNAUTHENTICATED for a visitor, FORBIDDEN for everybody but a site_admin.',
  })
  administration(@Ctx() { viewer }: Context): AdministrationFields {
    siteAdmin(viewer);
    return {};
  }
}
