import { Arg, Ctx, FieldResolver, Mutation, Resolver } from 'type-graphql';
import { DeleteDraftPayload, SaveDraftPayload } from './draft.payload.ts';
import { photographRow, presentPicture } from '../pictures/picture.presenter.ts';
import { type Context } from '../platform/context.ts';
import { type Pictures } from '../platform/pictures/pictures.ts';
import { type Draft, discardDraft, findDraft, saveDraft } from './draft.ts';
import { PostingDraft } from './draft.graphql.ts';
import { DraftInput } from './draft.input.ts';
import { ViewerFields } from '../authorization/viewer.graphql.ts';

@Resolver(() => ViewerFields)
export class DraftResolver {
  private readonly pictures: Pictures;

  constructor({ pictures }: { pictures: Pictures }) {
    this.pictures = pictures;
  }

  @FieldResolver(() => PostingDraft, {
    nullable: true,
    description:
      'What the viewer has begun to post and not sent, on any device; null when there is nothing.',
  })
  async postingDraft(@Ctx() context: Context) {
    const draft = await findDraft(context, this.pictures);
    return draft && present(draft);
  }

  @Mutation(() => SaveDraftPayload, {
    description:
      "Saves the viewer's draft in place of the one before. Its pictures are kept as long as it is, which is 30 days; those that are gone meanwhile are left out of the answer. CONFLICT where another one was saved since `seen`.",
  })
  async saveDraft(
    @Ctx() context: Context,
    @Arg('input', () => DraftInput, { description: 'What is to be kept.' }) input: DraftInput,
  ) {
    return { draft: present(await saveDraft(context, this.pictures, input)) };
  }

  @Mutation(() => DeleteDraftPayload, {
    description:
      "Forgets the viewer's draft and removes its pictures, except those of a listing posted meanwhile. Again changes nothing.",
  })
  async deleteDraft(@Ctx() context: Context) {
    return { isDeleted: await discardDraft(context, this.pictures) };
  }
}

function present({ content, pictures, updatedAt }: Draft): PostingDraft {
  return {
    content,
    pictures: pictures.map((picture) => presentPicture(photographRow(picture))),
    updatedAt,
  };
}
