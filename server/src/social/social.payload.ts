import { ObjectType } from 'type-graphql';
import { WithAccount } from '../accounts/accountHolder.payload.ts';

@ObjectType({ description: 'What the mutation completeSocialProfile answers.' })
export class CompleteSocialProfilePayload extends WithAccount {}
