import { Field, ObjectType } from 'type-graphql';
import { WithCodeSent } from '../oneTimeCodes/code.payload.ts';

@ObjectType({ description: 'What the mutation requestMobileProof answers.' })
export class RequestMobileProofPayload extends WithCodeSent {}

@ObjectType({ description: 'What the mutation confirmMobileProof answers.' })
export class ConfirmMobileProofPayload {
  @Field(() => String, { description: 'The mobile that is proven now: ten digits.' })
  mobile!: string;
}
