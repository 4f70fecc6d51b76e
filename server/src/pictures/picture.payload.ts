import { Field, ObjectType } from 'type-graphql';
import { WithDeletedId } from '../platform/deleted.payload.ts';
import { Picture } from './picture.graphql.ts';

@ObjectType({ description: 'What the mutation deletePicture answers.' })
export class DeletePicturePayload extends WithDeletedId {}

@ObjectType({ description: 'What the mutation uploadPicture answers.' })
export class UploadPicturePayload {
  @Field(() => Picture, { description: 'The picture in the sizes it is served in.' })
  picture!: Picture;
}
