import { Args, Ctx, FieldResolver, Mutation, Resolver } from 'type-graphql';
import { MobileCodeInput, MobileInput } from '../accounts/account.input.ts';
import { type Codes } from '../oneTimeCodes/codes.ts';
import { type Context } from '../platform/context.ts';
import { ViewerFields } from '../authorization/viewer.graphql.ts';
import { signedIn } from '../authorization/viewer.policy.ts';
import { contactProofsOf } from './contactProofs.ts';
import { ConfirmMobileProofPayload, RequestMobileProofPayload } from './mobileProof.graphql.ts';
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
      "Whether the viewer's listings may use this mobile: the viewer's own verified one, a team member's, or one verified by confirmMobileProof.",
  })
  async isMobileProven(@Ctx() context: Context, @Args(() => MobileInput) { mobile }: MobileInput) {
    const { id } = signedIn(context.viewer);
    const contact = { sellerId: id, contactPhone: mobile.trim(), contactEmail: '' };
    return (await contactProofsOf(context, contact)).isPhoneProven;
  }

  @Mutation(() => RequestMobileProofPayload, {
    description:
      'Sends a code to verify a mobile used in an enquiry or a listing, with or without signing in. Fails with TOO_MANY beyond the rate limits.',
  })
  async requestMobileProof(@Ctx() context: Context, @Args(() => MobileInput) input: MobileInput) {
    return { codeSent: await requestMobileProof(context, this.codes, input) };
  }

  @Mutation(() => ConfirmMobileProofPayload, {
    description:
      'Verifies a mobile by code for this browser and account. Listings may then use it, and for 90 days it gives access to contacts shown only to verified numbers. Fails with INVALID_INPUT for a wrong code.',
  })
  async confirmMobileProof(
    @Ctx() context: Context,
    @Args(() => MobileCodeInput) input: MobileCodeInput,
  ) {
    return { mobile: await confirmMobileProof(context, this.codes, input) };
  }
}
