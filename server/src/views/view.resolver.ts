import { Arg, Ctx, ID, Mutation, Resolver } from 'type-graphql';
import { RecordViewPayload } from './view.graphql.ts';
import { type Context } from '../platform/context.ts';
import { recordView } from './recordView.ts';
import { type ViewCounter } from './viewCounter.ts';

@Resolver()
export class ViewResolver {
  private readonly views: ViewCounter;

  constructor({ views }: { views: ViewCounter }) {
    this.views = views;
  }

  @Mutation(() => RecordViewPayload, {
    description:
      'Records a view of a listing, once a day per account or address. Views by its seller, team members and bots are not counted.',
  })
  async recordView(
    @Ctx() context: Context,
    @Arg('propertyId', () => ID, {
      description: 'Id of the listing. Any other text finds nothing.',
    })
    propertyId: string,
  ) {
    return { isFound: await recordView(context, this.views, propertyId) };
  }
}
