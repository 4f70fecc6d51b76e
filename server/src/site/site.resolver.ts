import { Field, ObjectType, Query, Resolver } from 'type-graphql';

// D-101.
@ObjectType({ description: 'What the marketplace says of itself.' })
export class Site {
  @Field(() => String, { description: "The name of the marketplace, such as 'Aangan'." })
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
