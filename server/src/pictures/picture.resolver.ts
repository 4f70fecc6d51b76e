import { type FileUpload, GraphQLUpload } from 'graphql-upload-ts';
import { Arg, Ctx, ID, Mutation, Resolver } from 'type-graphql';
import { DeletePicturePayload, UploadPicturePayload } from './picture.graphql.ts';
import { type Context } from '../platform/context.ts';
import { type Pictures } from '../platform/pictures/pictures.ts';
import { photographRow, presentPicture } from './picture.presenter.ts';
import { readFile } from './readFile.ts';
import { discardPicture, uploadPicture } from './uploadPicture.ts';

@Resolver()
export class PictureResolver {
  private readonly pictures: Pictures;

  constructor({ pictures }: { pictures: Pictures }) {
    this.pictures = pictures;
  }

  @Mutation(() => UploadPicturePayload, {
    description:
      'Uploads one JPG, PNG or WebP picture of at most 5 MB. The shorter side must be at least 48 pixels (200 for a listing) and the aspect ratio at most 5:1. Send as a GraphQL multipart request with the header apollo-require-preflight. The picture belongs to the viewer until used and is deleted after a day if unused.',
  })
  async uploadPicture(
    @Ctx() context: Context,
    @Arg('file', () => GraphQLUpload, { description: 'The picture file, passed as a variable.' })
    file: Promise<FileUpload>,
  ) {
    const picture = await uploadPicture(context, this.pictures, await readFile(await file));
    return { picture: presentPicture(photographRow(picture)) };
  }

  @Mutation(() => DeletePicturePayload, {
    description:
      'Deletes an unused upload of the viewer. Fails with NOT_FOUND for any other picture.',
  })
  async deletePicture(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'Id returned by uploadPicture.' }) id: string,
  ) {
    await discardPicture(context, this.pictures, id);
    return { deletedId: id };
  }
}
