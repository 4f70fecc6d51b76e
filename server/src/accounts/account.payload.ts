import { ObjectType } from 'type-graphql';
import { WithCodeSent } from '../oneTimeCodes/code.payload.ts';
import { WithAccount } from './accountHolder.payload.ts';

@ObjectType({ description: 'What the mutation confirmEmailChange answers.' })
export class ConfirmEmailChangePayload extends WithAccount {}

@ObjectType({ description: 'What the mutation confirmMobileChange answers.' })
export class ConfirmMobileChangePayload extends WithAccount {}

@ObjectType({ description: 'What the mutation completeProfile answers.' })
export class CompleteProfilePayload extends WithAccount {}

@ObjectType({ description: 'What the mutation requestEmailChange answers.' })
export class RequestEmailChangePayload extends WithCodeSent {}

@ObjectType({ description: 'What the mutation requestMobileChange answers.' })
export class RequestMobileChangePayload extends WithCodeSent {}

@ObjectType({ description: 'What the mutation startSelling answers.' })
export class StartSellingPayload extends WithAccount {}

@ObjectType({ description: 'What the mutation updateProfile answers.' })
export class UpdateProfilePayload extends WithAccount {}
