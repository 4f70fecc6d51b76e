import { ObjectType, registerEnumType } from 'type-graphql';
import { WithAccount } from '../accounts/account.graphql.ts';

export enum SignInProvider {
  GOOGLE = 'google',
  FACEBOOK = 'facebook',
}
registerEnumType(SignInProvider, {
  name: 'SignInProvider',
  description: 'Provider for social sign-in.',
});

@ObjectType({ description: 'Result of the completeSocialProfile mutation.' })
export class CompleteSocialProfilePayload extends WithAccount {}
