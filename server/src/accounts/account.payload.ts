import { ObjectType } from 'type-graphql';
import { WithCodeSent } from '../oneTimeCodes/code.payload.ts';
import { WithAccount } from './accountHolder.payload.ts';

@ObjectType({ description: 'Result of confirmEmailChange.' })
export class ConfirmEmailChangePayload extends WithAccount {}

@ObjectType({ description: 'Result of confirmMobileChange.' })
export class ConfirmMobileChangePayload extends WithAccount {}

@ObjectType({ description: 'Result of completeProfile.' })
export class CompleteProfilePayload extends WithAccount {}

@ObjectType({ description: 'Result of requestEmailChange.' })
export class RequestEmailChangePayload extends WithCodeSent {}

@ObjectType({ description: 'Result of requestMobileChange.' })
export class RequestMobileChangePayload extends WithCodeSent {}

@ObjectType({ description: 'Result of startSelling.' })
export class StartSellingPayload extends WithAccount {}

@ObjectType({ description: 'Result of updateProfile.' })
export class UpdateProfilePayload extends WithAccount {}
