import { Arg, Ctx, FieldResolver, Mutation, Resolver } from 'type-graphql';
import { photographRow, presentPicture } from '../pictures/picture.presenter.ts';
import { type Context } from '../platform/context.ts';
import { type Pictures } from '../platform/pictures/pictures.ts';
import { type Draft, discardDraft, findDraft, saveDraft } from './draft.ts';
import { DeleteDraftPayload, PostingDraft, SaveDraftPayload } from './draft.graphql.ts';
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
    description: "The viewer's unfinished listing, from any device. Null if there is none.",
  })
  async postingDraft(@Ctx() context: Context) {
    const draft = await findDraft(context, this.pictures);
    return draft && present(draft);
  }

  @Mutation(() => SaveDraftPayload, {
    description:
      "Saves the viewer's draft, replacing the previous one. Drafts and their pictures are kept for 30 days; deleted pictures are omitted from the result. Fails with CONFLICT if another draft was saved since `seen`.",
  })
  async saveDraft(
    @Ctx() context: Context,
    @Arg('input', () => DraftInput, { description: 'The draft to save.' }) input: DraftInput,
  ) {
    return { draft: present(await saveDraft(context, this.pictures, input)) };
  }

  @Mutation(() => DeleteDraftPayload, {
    description:
      "Deletes the viewer's draft and its pictures, except those used by a listing posted since. Has no effect if there is no draft.",
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
