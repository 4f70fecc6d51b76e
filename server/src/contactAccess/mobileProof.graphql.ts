import { Field, ObjectType } from 'type-graphql';
import { WithCodeSent } from '../oneTimeCodes/code.graphql.ts';

@ObjectType({ description: 'Result of the requestMobileProof mutation.' })
export class RequestMobileProofPayload extends WithCodeSent {}

@ObjectType({ description: 'Result of the confirmMobileProof mutation.' })
export class ConfirmMobileProofPayload {
  @Field(() => String, { description: 'The verified ten-digit mobile.' })
  mobile!: string;
}
