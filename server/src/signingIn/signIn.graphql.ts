import { Field, ObjectType } from 'type-graphql';
import { VerifiedRegistration } from '../accounts/registration.graphql.ts';
import { WithCodeSent } from '../oneTimeCodes/code.graphql.ts';
import { WithSignedIn } from '../sessions/session.graphql.ts';

@ObjectType({ description: 'Result of the completeRegistration mutation.' })
export class CompleteRegistrationPayload extends WithSignedIn {}

@ObjectType({ description: 'Result of the confirmEmailRegistration mutation.' })
export class ConfirmEmailRegistrationPayload extends WithSignedIn {}

@ObjectType({ description: 'Result of the registerByEmail mutation.' })
export class RegisterByEmailPayload extends WithCodeSent {}

@ObjectType({ description: 'Result of the requestRegistrationCode mutation.' })
export class RequestRegistrationCodePayload extends WithCodeSent {}

@ObjectType({ description: 'Result of the requestSignInCode mutation.' })
export class RequestSignInCodePayload extends WithCodeSent {}

@ObjectType({ description: 'Result of the signIn mutation.' })
export class SignInPayload extends WithSignedIn {}

@ObjectType({ description: 'Result of the verifyRegistrationCode mutation.' })
export class VerifyRegistrationCodePayload {
  @Field(() => VerifiedRegistration, { description: 'Token that completes the registration.' })
  registration!: VerifiedRegistration;
}
