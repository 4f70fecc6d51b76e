import { type FileUpload, GraphQLUpload } from 'graphql-upload-ts';
import { Arg, Ctx, ID, Mutation, Resolver } from 'type-graphql';
import { DeletePicturePayload, UploadPicturePayload } from './picture.payload.ts';
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
      'Keeps one JPG, PNG or WebP picture of at most 5 MB, its shorter side at least 48 pixels (200 for a listing) and its sides no further apart than 1 to 5, sent as a GraphQL multipart request with the header apollo-require-preflight. It belongs to the viewer until something shows it, and is removed after a day when nothing does.',
  })
  async uploadPicture(
    @Ctx() context: Context,
    @Arg('file', () => GraphQLUpload, { description: 'The picture, as a variable.' })
    file: Promise<FileUpload>,
  ) {
    const picture = await uploadPicture(context, this.pictures, await readFile(await file));
    return { picture: presentPicture(photographRow(picture)) };
  }

  @Mutation(() => DeletePicturePayload, {
    description:
      "Takes back one of the viewer's uploads that nothing shows. NOT_FOUND for every other picture.",
  })
  async deletePicture(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The id that uploadPicture answered.' }) id: string,
  ) {
    await discardPicture(context, this.pictures, id);
    return { deletedId: id };
  }
}
