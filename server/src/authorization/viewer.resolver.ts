import { Query, Resolver } from 'type-graphql';
import { ViewerFields } from './viewer.graphql.ts';

@Resolver(() => ViewerFields)
export class ViewerResolver {
  @Query(() => ViewerFields, {
    description:
      'What only the account that asks may read, such as its favourites or its enquiries.',
  })
  viewer(): ViewerFields {
    return {};
  }
}
