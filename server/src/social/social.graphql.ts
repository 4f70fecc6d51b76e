import { ObjectType } from 'type-graphql';
import { WithAccount } from '../accounts/account.graphql.ts';
import { PROVIDER_NAMES } from '../../../schema/rules/signIn.ts';
import { graphqlEnum } from '../platform/graphqlEnum.ts';

export const SignInProvider = graphqlEnum(
  'SignInProvider',
  'Provider for social sign-in.',
  PROVIDER_NAMES,
);

@ObjectType({ description: 'Result of the completeSocialProfile mutation.' })
export class CompleteSocialProfilePayload extends WithAccount {}
