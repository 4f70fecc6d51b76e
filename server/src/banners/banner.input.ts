import { IsIn, IsOptional } from 'class-validator';
import { Field, ID, InputType } from 'type-graphql';
import { LIMITS } from '../../../schema/limits.ts';
import { lineProblem } from '../../../schema/rules/line.ts';
import { IsLink, OrderedInput } from '../sortable/ordered.input.ts';
import { CheckedText, IsText } from '../platform/validation.ts';
import { BannerType } from './banner.entity.ts';

const { titleMaxLength, subtitleMaxLength, descriptionMaxLength, buttonTextMaxLength } =
  LIMITS.banner;
const TYPES = Object.values(BannerType);

@InputType()
abstract class BannerInput extends OrderedInput {
  @Field(() => String, { nullable: true, description: 'A line beside the title.' })
  @IsOptional()
  @CheckedText((text) => lineProblem(text, { maxLength: subtitleMaxLength }))
  subtitle?: string | null;

  @Field(() => String, { nullable: true, description: 'A sentence or two, as plain text.' })
  @IsOptional()
  @CheckedText((text) => lineProblem(text, { maxLength: descriptionMaxLength }))
  description?: string | null;

  @Field(() => ID, {
    nullable: true,
    description:
      'The picture behind it: the id of an upload of the viewer; null takes it away, absent keeps it.',
  })
  @IsOptional()
  @IsText()
  pictureId?: string | null;

  @Field(() => String, { nullable: true, description: 'The words of its button.' })
  @IsOptional()
  @CheckedText((text) => lineProblem(text, { maxLength: buttonTextMaxLength }))
  buttonText?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Where the button leads: a path of this site, or an http or https address.',
  })
  @IsOptional()
  @IsLink()
  buttonLink?: string | null;

  @Field(() => BannerType, {
    nullable: true,
    description: 'Where it is shown; at the top of the home page unless said otherwise.',
  })
  @IsOptional()
  @IsIn(TYPES, { message: `Please choose one of these: ${TYPES.join(', ')}` })
  type?: BannerType | null;
}

@InputType({ description: 'A banner to be added.' })
export class CreateBannerInput extends BannerInput {
  @Field(() => String, { description: 'The largest line of it, at most 80 characters.' })
  @IsTitle()
  title!: string;
}

@InputType({ description: 'What is to be changed of a banner; the rest stays as it is.' })
export class UpdateBannerInput extends BannerInput {
  @Field(() => String, {
    nullable: true,
    description: 'The largest line of it, at most 80 characters.',
  })
  @IsOptional()
  @IsTitle()
  title?: string | null;
}

function IsTitle(): PropertyDecorator {
  return CheckedText((text) =>
    lineProblem(text, { maxLength: titleMaxLength, blank: 'Please enter a title' }),
  );
}
