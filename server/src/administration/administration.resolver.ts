import { Ctx, Query, Resolver } from 'type-graphql';
import { type Context } from '../platform/context.ts';
import { siteAdmin } from '../authorization/viewer.policy.ts';
import { AdministrationFields } from './administration.graphql.ts';

@Resolver(() => AdministrationFields)
export class AdministrationResolver {
  @Query(() => AdministrationFields, {
    nullable: true,
    description:
      'Data for site administrators. Fails with UNAUTHENTICATED if the viewer is not signed in, or FORBIDDEN unless the viewer is a site_admin.',
  })
  administration(@Ctx() { viewer }: Context): AdministrationFields {
    siteAdmin(viewer);
    return {};
  }
}
