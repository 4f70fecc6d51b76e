import { Field, ObjectType, Query, Resolver } from 'type-graphql';

@ObjectType({ description: 'The marketplace itself (D-101).' })
export class Site {
  @Field(() => String, { description: 'The product name.' })
  name!: string;

  @Field(() => String, { description: 'Public address without a slash at the end.' })
  url!: string;
}

@Resolver(() => Site)
export class SiteResolver {
  private readonly configured: Site;

  constructor({ site }: { site: Site }) {
    this.configured = site;
  }

  @Query(() => Site, { description: 'Name and address of the marketplace.' })
  site() {
    return this.configured;
  }
}
