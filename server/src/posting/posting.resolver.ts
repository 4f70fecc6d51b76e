import { Arg, Args, Ctx, FieldResolver, ID, Mutation, Resolver } from 'type-graphql';
import { LIMITS } from '../../../schema/limits.ts';
import { type Context } from '../platform/context.ts';
import { IDEMPOTENCY_KEY } from '../platform/database/idempotency.graphql.ts';
import { QUERY_COST } from '../platform/observability/queryCost.ts';
import { undoPropertyChanges } from '../properties/listingUndo.ts';
import { Lifecycle } from '../properties/property.graphql.ts';
import { deleteProperty } from './deleteProperty.ts';
import { editProperty } from './editProperty.ts';
import { findEditTerms } from './findEditTerms.ts';
import { ListingIds, ListingInput } from './listing.input.ts';
import {
  CreatePropertyPayload,
  DeletePropertyPayload,
  EditTerms,
  SetPropertyLifecyclePayload,
  UndoPropertyChangesPayload,
  UpdatePropertyPayload,
} from './posting.graphql.ts';
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
    description: 'Approval rules for an edit of this listing. Null if the viewer may not edit it.',
  })
  editTerms(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'Id of the listing.' }) id: string,
  ) {
    return findEditTerms(context, this.parts, id);
  }

  @Mutation(() => CreatePropertyPayload, {
    description:
      "Posts a listing for approval. Available to sellers, builder organisations and site administrators. Fails with INVALID_INPUT, listing every invalid field by path, such as 'details.cost'.",
  })
  async createProperty(
    @Ctx() context: Context,
    @Arg('input', () => ListingInput, {
      description: 'The listing to post.',
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
      'Updates a listing and returns its latest version. Significant changes to an approved listing wait for approval while the approved version stays public. Fails with NOT_FOUND if the viewer may not edit it, or CONFLICT if someone else has changed it since `version`.',
  })
  async updateProperty(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'Id of the listing.' }) id: string,
    @Arg('input', () => ListingInput, {
      description: 'The new content of the listing.',
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
      'Deletes a listing for everyone. Has no effect if already deleted. Fails with NOT_FOUND if the viewer may not edit it.',
  })
  async deleteProperty(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'Id of the listing.' }) id: string,
  ) {
    await deleteProperty(context, id);
    return { deletedId: id };
  }

  @Mutation(() => SetPropertyLifecyclePayload, {
    description:
      'Sets the lifecycle state of a listing: available, under offer, sold or rented. Making it available shows it again unless an administrator has hidden it. Fails with CONFLICT for any state except AVAILABLE while the listing is not approved.',
  })
  async setPropertyLifecycle(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'Id of the listing.' }) id: string,
    @Arg('lifecycle', () => Lifecycle, {
      description: 'The new state. EXPIRED is not accepted.',
    })
    lifecycle: Lifecycle,
  ) {
    return { property: await setPropertyLifecycle(context, id, lifecycle) };
  }

  @Mutation(() => UndoPropertyChangesPayload, {
    description: `Undoes the viewer's last action on each of these listings: approving, rejecting, showing, hiding, featuring, changing the lifecycle or deleting. Possible for ${LIMITS.undo.shownMs / 1_000} seconds. Fails with CONFLICT after that, or if someone else has changed the listing since.`,
    complexity: QUERY_COST.statement * 5,
  })
  undoPropertyChanges(@Ctx() context: Context, @Args(() => ListingIds) { ids }: ListingIds) {
    return undoPropertyChanges(context, this.parts.pictures, ids);
  }
}

function listed(ids: readonly string[]) {
  return { kind: 'listed', ids } as const;
}
