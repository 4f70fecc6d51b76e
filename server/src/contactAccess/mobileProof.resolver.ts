import { Args, Ctx, FieldResolver, Mutation, Resolver } from 'type-graphql';
import { MobileCodeInput, MobileInput } from '../accounts/account.input.ts';
import { type Codes } from '../oneTimeCodes/codes.ts';
import { type Context } from '../platform/context.ts';
import { ViewerFields } from '../authorization/viewer.graphql.ts';
import { signedIn } from '../authorization/viewer.policy.ts';
import { contactProofsOf } from './contactProofs.ts';
import { ConfirmMobileProofPayload, RequestMobileProofPayload } from './mobileProof.payload.ts';
import { confirmMobileProof, requestMobileProof } from './mobileProofs.ts';

@Resolver(() => ViewerFields)
export class MobileProofResolver {
  private readonly codes: Codes;

  constructor({ codes }: { codes: Codes }) {
    this.codes = codes;
  }

  @FieldResolver(() => Boolean, {
    nullable: true,
    description:
      "Whether a listing of the viewer may carry this mobile: its own verified one, a colleague's, or one proven by a code (confirmMobileProof).",
  })
  async isMobileProven(@Ctx() context: Context, @Args(() => MobileInput) { mobile }: MobileInput) {
    const { id } = signedIn(context.viewer);
    const contact = { sellerId: id, contactPhone: mobile.trim(), contactEmail: '' };
    return (await contactProofsOf(context, contact)).isPhoneProven;
  }

  @Mutation(() => RequestMobileProofPayload, {
    description:
      'Sends a code to a mobile that an enquiry or a listing names, signed in or not. TOO_MANY beyond the limits.',
  })
  async requestMobileProof(@Ctx() context: Context, @Args(() => MobileInput) input: MobileInput) {
    return { codeSent: await requestMobileProof(context, this.codes, input) };
  }

  @Mutation(() => ConfirmMobileProofPayload, {
    description:
      'Proves with the code that the mobile is that of this browser and account: listings may carry it, and for 90 days it opens contacts that are shown to proven numbers only. INVALID_INPUT for a wrong code.',
  })
  async confirmMobileProof(
    @Ctx() context: Context,
    @Args(() => MobileCodeInput) input: MobileCodeInput,
  ) {
    return { mobile: await confirmMobileProof(context, this.codes, input) };
  }
}
