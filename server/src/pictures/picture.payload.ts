import { Field, ObjectType } from 'type-graphql';
import { WithDeletedId } from '../platform/deleted.payload.ts';
import { Picture } from './picture.graphql.ts';

@ObjectType({ description: 'Result of the deletePicture mutation.' })
export class DeletePicturePayload extends WithDeletedId {}

@ObjectType({ description: 'Result of the uploadPicture mutation.' })
export class UploadPicturePayload {
  @Field(() => Picture, { description: 'The picture with its available sizes.' })
  picture!: Picture;
}
