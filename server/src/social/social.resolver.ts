import { Query, Resolver } from 'type-graphql';
import { SignInProvider } from './social.graphql.ts';
import { type SocialSignIns } from './socialSignIns.ts';

@Resolver()
export class SocialResolver {
  private readonly signIns: SocialSignIns;

  constructor(signIns: SocialSignIns) {
    this.signIns = signIns;
  }

  @Query(() => [SignInProvider], {
    description:
      'The providers that are set up here; a button for another one is not shown (D-33).',
  })
  signInProviders() {
    return this.signIns.offered;
  }
}
