import { ObjectType } from 'type-graphql';
import { WithCodeSent } from '../oneTimeCodes/code.payload.ts';
import { WithAccount } from './accountHolder.payload.ts';

@ObjectType({ description: 'Result of the confirmEmailChange mutation.' })
export class ConfirmEmailChangePayload extends WithAccount {}

@ObjectType({ description: 'Result of the confirmMobileChange mutation.' })
export class ConfirmMobileChangePayload extends WithAccount {}

@ObjectType({ description: 'Result of the completeProfile mutation.' })
export class CompleteProfilePayload extends WithAccount {}

@ObjectType({ description: 'Result of the requestEmailChange mutation.' })
export class RequestEmailChangePayload extends WithCodeSent {}

@ObjectType({ description: 'Result of the requestMobileChange mutation.' })
export class RequestMobileChangePayload extends WithCodeSent {}

@ObjectType({ description: 'Result of the startSelling mutation.' })
export class StartSellingPayload extends WithAccount {}

@ObjectType({ description: 'Result of the updateProfile mutation.' })
export class UpdateProfilePayload extends WithAccount {}
