import { Field, ID, Int, ObjectType } from 'type-graphql';

@ObjectType({
  description:
    'A picture in the widths and formats it is served in: {path}/{width}.{avif|webp|jpg} for each of widths.',
})
export class Picture {
  @Field(() => ID, { description: '24 lower-case hexadecimal characters.' })
  id!: string;

  @Field(() => String, { description: 'The common part of the addresses of its files.' })
  path!: string;

  @Field(() => String, { description: 'What the picture shows, in words, for who cannot see it.' })
  alt!: string;

  @Field(() => String, { nullable: true, description: 'A short name such as Living room.' })
  label!: string | null;

  @Field(() => Int, { description: 'Pixels of the largest file.' })
  width!: number;

  @Field(() => Int, { description: 'Pixels of the largest file.' })
  height!: number;

  @Field(() => [Int], { description: 'Widths in pixels, ascending.' })
  widths!: number[];

  @Field(() => String, { nullable: true, description: 'A ThumbHash of about 25 bytes, base64.' })
  thumbhash!: string | null;

  @Field(() => Boolean, {
    description: 'True when it is drawn and not a photograph of the property.',
  })
  isIllustration!: boolean;
}
