import { Field, ObjectType } from 'type-graphql';
import { WithCodeSent } from '../oneTimeCodes/code.payload.ts';

@ObjectType({ description: 'Result of requestMobileProof.' })
export class RequestMobileProofPayload extends WithCodeSent {}

@ObjectType({ description: 'Result of confirmMobileProof.' })
export class ConfirmMobileProofPayload {
  @Field(() => String, { description: 'The verified ten-digit mobile.' })
  mobile!: string;
}
