import { registerEnumType } from 'type-graphql';

export enum SignInProvider {
  GOOGLE = 'google',
  FACEBOOK = 'facebook',
}
registerEnumType(SignInProvider, {
  name: 'SignInProvider',
  description: 'Somebody else that people can sign in with.',
});
