import { IsOptional } from 'class-validator';
import { ArgsType, Field } from 'type-graphql';
import { emailProblem } from '../../../../schema/rules/email.ts';
import { Honeypot } from '../../platform/http/honeypot.ts';
import { PageArgs } from '../../platform/database/paging.graphql.ts';
import { CheckedText, IsText } from '../../platform/validation.ts';
import { SubscriberStatus } from './subscriber.entity.ts';

@ArgsType()
export class NewsletterInput extends Honeypot {
  @Field(() => String, { description: 'Email address, at most 56 characters.' })
  @CheckedText(emailProblem)
  email!: string;
}

/** Which of those who asked for it. */
@ArgsType()
export class SubscribersInput extends PageArgs {
  @Field(() => SubscriberStatus, {
    nullable: true,
    description: 'Filter by status. All statuses if omitted.',
  })
  status?: SubscriberStatus | null;

  @Field(() => String, { nullable: true, description: 'Part of the email address.' })
  @IsOptional()
  @IsText()
  search?: string | null;
}
