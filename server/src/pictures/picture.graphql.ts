import { Field, ID, Int, ObjectType } from 'type-graphql';
import { WithDeletedId } from '../platform/bulk.graphql.ts';

@ObjectType({
  description: 'A picture, served as {path}/{width}.{avif|webp|jpg} for each of the widths.',
})
export class Picture {
  @Field(() => ID, { description: 'Id of 24 lower-case hexadecimal characters.' })
  id!: string;

  @Field(() => String, { description: 'Common URL path of its files.' })
  path!: string;

  @Field(() => String, { description: 'Alternative text of the picture.' })
  alt!: string;

  @Field(() => String, { nullable: true, description: 'Short label, such as Living room.' })
  label!: string | null;

  @Field(() => Int, { description: 'Size of the largest file in pixels.' })
  width!: number;

  @Field(() => Int, { description: 'Size of the largest file in pixels.' })
  height!: number;

  @Field(() => [Int], { description: 'Available widths in pixels, ascending.' })
  widths!: number[];

  @Field(() => String, {
    nullable: true,
    description: 'ThumbHash of about 25 bytes, base64-encoded.',
  })
  thumbhash!: string | null;

  @Field(() => Boolean, {
    description: 'Whether the picture is an illustration rather than a photograph of the property.',
  })
  isIllustration!: boolean;
}

@ObjectType({ description: 'Result of the deletePicture mutation.' })
export class DeletePicturePayload extends WithDeletedId {}

@ObjectType({ description: 'Result of the uploadPicture mutation.' })
export class UploadPicturePayload {
  @Field(() => Picture, { description: 'The picture with its available sizes.' })
  picture!: Picture;
}
