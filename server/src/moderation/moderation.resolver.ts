import { Arg, Ctx, ID, Mutation, Resolver } from 'type-graphql';
import { type Context } from '../platform/context.ts';
import { PropertyFields } from '../properties/property.graphql.ts';
import { approveProperty, type DecisionParts, rejectProperty } from './decide.ts';

const SEEN =
  'updatedAt of the version that was looked at: CONFLICT when a newer one has come in since.';

@Resolver()
export class ModerationResolver {
  private readonly parts: DecisionParts;

  constructor(parts: DecisionParts) {
    this.parts = parts;
  }

  @Mutation(() => PropertyFields, {
    description:
      'Makes the newest version of a listing public and tells the seller; again changes nothing (D-75, D-84). FORBIDDEN for everybody but a site_admin.',
  })
  approveProperty(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'Any listing.' }) id: string,
    @Arg('reason', () => String, {
      nullable: true,
      description: 'Told to the seller; at most 500 characters.',
    })
    reason?: string | null,
    @Arg('seen', () => Date, { nullable: true, description: SEEN }) seen?: Date | null,
  ) {
    const decision = { id, reason: reason ?? '', seen: seen ?? undefined };
    return approveProperty(context, this.parts, decision);
  }

  @Mutation(() => PropertyFields, {
    description:
      'Rejects the newest version of a listing and tells the seller why; an approved one beneath stays public (D-75, D-84). FORBIDDEN for everybody but a site_admin.',
  })
  rejectProperty(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'Any listing.' }) id: string,
    @Arg('reason', () => String, {
      description: 'Why, for the seller; at most 500 characters. INVALID_INPUT when empty.',
    })
    reason: string,
    @Arg('seen', () => Date, { nullable: true, description: SEEN }) seen?: Date | null,
  ) {
    return rejectProperty(context, this.parts, { id, reason, seen: seen ?? undefined });
  }
}
