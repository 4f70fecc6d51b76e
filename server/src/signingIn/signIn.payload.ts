import { Field, ObjectType } from 'type-graphql';
import { VerifiedRegistration } from '../accounts/registration.graphql.ts';
import { WithCodeSent } from '../oneTimeCodes/code.payload.ts';
import { WithSignedIn } from '../sessions/signedIn.payload.ts';

@ObjectType({ description: 'Result of completeRegistration.' })
export class CompleteRegistrationPayload extends WithSignedIn {}

@ObjectType({ description: 'Result of confirmEmailRegistration.' })
export class ConfirmEmailRegistrationPayload extends WithSignedIn {}

@ObjectType({ description: 'Result of registerByEmail.' })
export class RegisterByEmailPayload extends WithCodeSent {}

@ObjectType({ description: 'Result of requestRegistrationCode.' })
export class RequestRegistrationCodePayload extends WithCodeSent {}

@ObjectType({ description: 'Result of requestSignInCode.' })
export class RequestSignInCodePayload extends WithCodeSent {}

@ObjectType({ description: 'Result of signIn.' })
export class SignInPayload extends WithSignedIn {}

@ObjectType({ description: 'Result of verifyRegistrationCode.' })
export class VerifyRegistrationCodePayload {
  @Field(() => VerifiedRegistration, { description: 'Token that completes the registration.' })
  registration!: VerifiedRegistration;
}
