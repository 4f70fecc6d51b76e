import { registerEnumType } from 'type-graphql';

export enum SignInProvider {
  GOOGLE = 'google',
  FACEBOOK = 'facebook',
}
registerEnumType(SignInProvider, {
  name: 'SignInProvider',
  description: 'Provider for social sign-in.',
});
