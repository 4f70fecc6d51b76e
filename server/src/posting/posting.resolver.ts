import { Arg, Args, Ctx, FieldResolver, ID, Mutation, Resolver } from 'type-graphql';
import { LIMITS } from '../../../schema/limits.ts';
import {
  CreatePropertyPayload,
  DeletePropertyPayload,
  SetPropertyLifecyclePayload,
  UndoPropertyChangesPayload,
  UpdatePropertyPayload,
} from './posting.payload.ts';
import { type Context } from '../platform/context.ts';
import { IDEMPOTENCY_KEY } from '../platform/database/idempotency.graphql.ts';
import { QUERY_COST } from '../platform/observability/queryCost.ts';
import { undoPropertyChanges } from '../properties/listingUndo.ts';
import { Lifecycle } from '../properties/property.graphql.ts';
import { deleteProperty } from './deleteProperty.ts';
import { editProperty } from './editProperty.ts';
import { findEditTerms } from './findEditTerms.ts';
import { ListingIds, ListingInput } from './listing.input.ts';
import { EditTerms } from './posting.graphql.ts';
import { postProperty, type PostingParts } from './postProperty.ts';
import { setPropertyLifecycle } from './setLifecycle.ts';
import { ViewerFields } from '../authorization/viewer.graphql.ts';

/** Inputs are checked by the commands, together with what an edit leaves as it was. */
@Resolver(() => ViewerFields)
export class PostingResolver {
  private readonly parts: PostingParts;

  constructor(parts: PostingParts) {
    this.parts = parts;
  }

  @FieldResolver(() => EditTerms, {
    nullable: true,
    description:
      'By what an edit of this listing will be judged; null for whoever may not change it.',
  })
  editTerms(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The id of the listing.' }) id: string,
  ) {
    return findEditTerms(context, this.parts, id);
  }

  @Mutation(() => CreatePropertyPayload, {
    description:
      "Posts a listing; it waits for approval. For sellers, builder organisations and site_admin; INVALID_INPUT names every refused field by its path, such as 'details.cost'.",
  })
  async createProperty(
    @Ctx() context: Context,
    @Arg('input', () => ListingInput, {
      description: 'The listing that is to be posted.',
      validate: false,
    })
    input: ListingInput,
    @Arg('idempotencyKey', () => String, IDEMPOTENCY_KEY) key: string | null | undefined,
  ) {
    const content = { listing: input, pictures: listed(input.pictures ?? []) };
    const sent = { key, content: input };
    const { property } = await postProperty(context, this.parts, content, sent);
    return { property };
  }

  @Mutation(() => UpdatePropertyPayload, {
    description:
      'Changes a listing and answers its newest version. A weighty change of an approved one waits for approval while visitors go on seeing the approved version. NOT_FOUND for whoever may not change it, CONFLICT where somebody else has changed it since `version`.',
  })
  async updateProperty(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The id of the listing.' }) id: string,
    @Arg('input', () => ListingInput, {
      description: 'What the listing says from now on.',
      validate: false,
    })
    input: ListingInput,
    @Arg('idempotencyKey', () => String, IDEMPOTENCY_KEY) key: string | null | undefined,
  ) {
    const { pictures } = input;
    const content = {
      id,
      listing: input,
      ...(pictures !== undefined && { pictures: listed(pictures ?? []) }),
    };
    const sent = { key, content: input };
    const { property } = await editProperty(context, this.parts, content, sent);
    return { property };
  }

  @Mutation(() => DeletePropertyPayload, {
    description:
      'Removes a listing for everybody; again changes nothing. NOT_FOUND for whoever may not change it.',
  })
  async deleteProperty(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The id of the listing.' }) id: string,
  ) {
    await deleteProperty(context, id);
    return { deletedId: id };
  }

  @Mutation(() => SetPropertyLifecyclePayload, {
    description:
      'Says where a listing stands: available, under offer, sold or rented. What is available again is shown again, unless an administrator has hidden it. CONFLICT for anything but AVAILABLE while it is not approved.',
  })
  async setPropertyLifecycle(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The id of the listing.' }) id: string,
    @Arg('lifecycle', () => Lifecycle, {
      description: 'Where the listing stands now: any but EXPIRED.',
    })
    lifecycle: Lifecycle,
  ) {
    return { property: await setPropertyLifecycle(context, id, lifecycle) };
  }

  @Mutation(() => UndoPropertyChangesPayload, {
    description: `Takes back what the viewer did last to each of these listings by deciding about it, showing, hiding or featuring it, saying where it stands or deleting it: all of it is as it was before. For ${LIMITS.undo.shownMs / 1_000} seconds; CONFLICT when that is over, or when somebody has changed it since.`,
    complexity: QUERY_COST.statement * 5,
  })
  undoPropertyChanges(@Ctx() context: Context, @Args(() => ListingIds) { ids }: ListingIds) {
    return undoPropertyChanges(context, this.parts.pictures, ids);
  }
}

function listed(ids: readonly string[]) {
  return { kind: 'listed', ids } as const;
}
