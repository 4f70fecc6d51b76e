import { Arg, Ctx, ID, Mutation, Resolver } from 'type-graphql';
import { RecordViewPayload } from './view.payload.ts';
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
      'Notes that somebody looks at a listing, once a day for an account or an address; its seller, colleagues and programs do not count.',
  })
  async recordView(
    @Ctx() context: Context,
    @Arg('propertyId', () => ID, { description: 'Any text; only an id can hit.' })
    propertyId: string,
  ) {
    return { isFound: await recordView(context, this.views, propertyId) };
  }
}
