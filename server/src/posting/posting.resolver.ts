import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { type Context } from '../platform/context.ts';
import { PropertyFields } from '../properties/property.graphql.ts';
import { ListingInput } from './posting.graphql.ts';
import { postProperty, type PostingParts } from './postProperty.ts';

const KEY = {
  nullable: true,
  description: 'Sent again with the same key and content, nothing more happens for a day.',
} as const;

@Resolver()
export class PostingResolver {
  private readonly parts: PostingParts;

  constructor(parts: PostingParts) {
    this.parts = parts;
  }

  @Mutation(() => PropertyFields, {
    description:
      "Posts a listing (P-7-08); it waits for approval (D-70). For sellers, builder organisations and site_admin; INVALID_INPUT names every refused field by its path, such as 'details.cost'.",
  })
  postProperty(
    @Ctx() context: Context,
    @Arg('input', () => ListingInput, { description: 'The listing.' }) input: ListingInput,
    @Arg('idempotencyKey', () => String, KEY) key: string | null | undefined,
  ) {
    const { pictures, ...listing } = input;
    return postProperty(context, this.parts, { listing, pictures }, { key, asked: input });
  }
}
