import { Field, ObjectType } from 'type-graphql';
import { VerifiedRegistration } from '../accounts/registration.graphql.ts';
import { WithCodeSent } from '../oneTimeCodes/code.payload.ts';
import { WithSignedIn } from '../sessions/signedIn.payload.ts';

@ObjectType({ description: 'What the mutation completeRegistration answers.' })
export class CompleteRegistrationPayload extends WithSignedIn {}

@ObjectType({ description: 'What the mutation confirmEmailRegistration answers.' })
export class ConfirmEmailRegistrationPayload extends WithSignedIn {}

@ObjectType({ description: 'What the mutation registerByEmail answers.' })
export class RegisterByEmailPayload extends WithCodeSent {}

@ObjectType({ description: 'What the mutation requestRegistrationCode answers.' })
export class RequestRegistrationCodePayload extends WithCodeSent {}

@ObjectType({ description: 'What the mutation requestSignInCode answers.' })
export class RequestSignInCodePayload extends WithCodeSent {}

@ObjectType({ description: 'What the mutation signIn answers.' })
export class SignInPayload extends WithSignedIn {}

@ObjectType({ description: 'What the mutation verifyRegistrationCode answers.' })
export class VerifyRegistrationCodePayload {
  @Field(() => VerifiedRegistration, { description: 'What completes the registration.' })
  registration!: VerifiedRegistration;
}
