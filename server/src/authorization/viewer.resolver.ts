import { Query, Resolver } from 'type-graphql';
import { ViewerFields } from './viewer.graphql.ts';

@Resolver(() => ViewerFields)
export class ViewerResolver {
  @Query(() => ViewerFields, {
    description: 'Data of the signed-in account, such as favourites and enquiries.',
  })
  viewer(): ViewerFields {
    return {};
  }
}
