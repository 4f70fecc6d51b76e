import { Args, Ctx, FieldResolver, Mutation, Resolver } from 'type-graphql';
import { DeleteAccountPayload, RequestAccountDeletionPayload } from './accountRemoval.payload.ts';
import { CodeInput } from '../accounts/account.input.ts';
import { type Context } from '../platform/context.ts';
import { signedIn } from '../authorization/viewer.policy.ts';
import { AccountRemoval } from './accountRemoval.graphql.ts';
import { findRemoval } from './findRemoval.ts';
import { removeAccount, requestAccountRemoval } from './removeAccount.ts';
import { type RemovalParts } from './removeAll.ts';
import { ViewerFields } from '../authorization/viewer.graphql.ts';

@Resolver(() => ViewerFields)
export class AccountRemovalResolver {
  private readonly parts: RemovalParts;

  constructor(parts: RemovalParts) {
    this.parts = parts;
  }

  @FieldResolver(() => AccountRemoval, {
    nullable: true,
    description: "What removing the viewer's account takes along, to be shown before.",
  })
  accountRemoval(@Ctx() context: Context): Promise<AccountRemoval> {
    return findRemoval(context, signedIn(context.viewer).id);
  }

  @Mutation(() => RequestAccountDeletionPayload, {
    description:
      "Sends a code to the viewer's verified mobile, or to its verified e-mail address when it has no such mobile. CONFLICT when it has neither, for the only admin of an organisation with other members and for the only administrator.",
  })
  async requestAccountDeletion(@Ctx() context: Context) {
    return { codeSent: await requestAccountRemoval(context, this.parts) };
  }

  @Mutation(() => DeleteAccountPayload, {
    description:
      "Removes the viewer's account for good, with its listings and everything that is known of its owner. Refused like requestAccountDeletion, and INVALID_INPUT for a wrong code.",
  })
  async deleteAccount(@Ctx() context: Context, @Args(() => CodeInput) { code }: CodeInput) {
    await removeAccount(context, this.parts, code);
    return { deletedId: signedIn(context.viewer).id };
  }
}
