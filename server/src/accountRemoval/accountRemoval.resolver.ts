import { Args, Ctx, FieldResolver, Mutation, Resolver } from 'type-graphql';
import { CodeInput } from '../accounts/account.input.ts';
import { type Context } from '../platform/context.ts';
import { signedIn } from '../authorization/viewer.policy.ts';
import {
  AccountRemoval,
  DeleteAccountPayload,
  RequestAccountDeletionPayload,
} from './accountRemoval.graphql.ts';
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
    description: "Data that would be deleted together with the viewer's account.",
  })
  accountRemoval(@Ctx() context: Context): Promise<AccountRemoval> {
    return findRemoval(context, signedIn(context.viewer).id);
  }

  @Mutation(() => RequestAccountDeletionPayload, {
    description:
      "Sends a confirmation code to the viewer's verified mobile, or to the verified email address if there is no such mobile. Fails with CONFLICT if there is neither, for the only admin of an organisation with other members, and for the only site administrator.",
  })
  async requestAccountDeletion(@Ctx() context: Context) {
    return { codeSent: await requestAccountRemoval(context, this.parts) };
  }

  @Mutation(() => DeleteAccountPayload, {
    description:
      "Permanently deletes the viewer's account with its listings and all personal data. Fails with INVALID_INPUT for a wrong code, and otherwise like requestAccountDeletion.",
  })
  async deleteAccount(@Ctx() context: Context, @Args(() => CodeInput) { code }: CodeInput) {
    await removeAccount(context, this.parts, code);
    return { deletedId: signedIn(context.viewer).id };
  }
}
