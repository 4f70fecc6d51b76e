import { IsIn, IsOptional } from 'class-validator';
import { Field, ID, InputType } from 'type-graphql';
import { LIMITS } from '../../../../schema/limits.ts';
import { lineProblem } from '../../../../schema/rules/line.ts';
import { IsLink, OrderedInput } from '../../sortable/ordered.input.ts';
import { CheckedText, IsText } from '../../platform/validation.ts';
import { BannerType } from './banner.entity.ts';

const { titleMaxLength, subtitleMaxLength, descriptionMaxLength, buttonTextMaxLength } =
  LIMITS.banner;
const TYPES = Object.values(BannerType);

@InputType()
abstract class BannerInput extends OrderedInput {
  @Field(() => String, {
    nullable: true,
    description: `Subtitle of the banner, at most ${subtitleMaxLength} characters.`,
  })
  @IsOptional()
  @CheckedText((text) => lineProblem(text, { maxLength: subtitleMaxLength }))
  subtitle?: string | null;

  @Field(() => String, {
    nullable: true,
    description: `One or two sentences of plain text, at most ${descriptionMaxLength} characters.`,
  })
  @IsOptional()
  @CheckedText((text) => lineProblem(text, { maxLength: descriptionMaxLength }))
  description?: string | null;

  @Field(() => ID, {
    nullable: true,
    description:
      "Background picture: id of one of the viewer's uploads. Null removes it; omit to keep the current one.",
  })
  @IsOptional()
  @IsText()
  pictureId?: string | null;

  @Field(() => String, {
    nullable: true,
    description: `Text of the button, at most ${buttonTextMaxLength} characters. Required with buttonLink.`,
  })
  @IsOptional()
  @CheckedText((text) => lineProblem(text, { maxLength: buttonTextMaxLength }))
  buttonText?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Target of the button: a path of this site, or an http or https URL. Required with buttonText.',
  })
  @IsOptional()
  @IsLink()
  buttonLink?: string | null;

  @Field(() => BannerType, {
    nullable: true,
    description: 'Where the banner is shown. Default: hero, the top of the home page.',
  })
  @IsOptional()
  @IsIn(TYPES, { message: `Please choose one of these: ${TYPES.join(', ')}` })
  type?: BannerType | null;
}

@InputType({ description: 'Content of the banner to create.' })
export class CreateBannerInput extends BannerInput {
  @Field(() => String, { description: 'Headline, at most 80 characters.' })
  @IsTitle()
  title!: string;
}

@InputType({ description: 'Fields of a banner to change. Omitted fields are left unchanged.' })
export class UpdateBannerInput extends BannerInput {
  @Field(() => String, {
    nullable: true,
    description: 'Headline, at most 80 characters.',
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
