import { ObjectType } from 'type-graphql';
import { WithAccount } from '../accounts/accountHolder.payload.ts';

@ObjectType({ description: 'Result of the completeSocialProfile mutation.' })
export class CompleteSocialProfilePayload extends WithAccount {}
