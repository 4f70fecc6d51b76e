import { Args, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { photographRow, presentPicture } from '../pictures/picture.presenter.ts';
import { type Context } from '../platform/context.ts';
import { type Pictures } from '../platform/pictures.ts';
import { type Draft, discardDraft, findDraft, saveDraft } from './draft.ts';
import { PostingDraft } from './draft.graphql.ts';
import { DraftInput } from './draft.input.ts';

@Resolver()
export class DraftResolver {
  private readonly pictures: Pictures;

  constructor({ pictures }: { pictures: Pictures }) {
    this.pictures = pictures;
  }

  @Query(() => PostingDraft, {
    nullable: true,
    description:
      'What the viewer has begun to post and not sent, on any device; null when there is nothing. UNAUTHENTICATED for a visitor.',
  })
  async postingDraft(@Ctx() context: Context) {
    const draft = await findDraft(context, this.pictures);
    return draft && present(draft);
  }

  @Mutation(() => PostingDraft, {
    description:
      "Saves the viewer's draft in place of the one before. Its pictures are kept as long as it is, which is 30 days; those that are gone meanwhile are left out of the answer.",
  })
  async saveDraft(@Ctx() context: Context, @Args(() => DraftInput) input: DraftInput) {
    return present(await saveDraft(context, this.pictures, input));
  }

  @Mutation(() => Boolean, {
    description:
      "Forgets the viewer's draft and removes its pictures, except those of a listing posted meanwhile. Again changes nothing.",
  })
  discardDraft(@Ctx() context: Context) {
    return discardDraft(context, this.pictures);
  }
}

function present({ content, pictures, updatedAt }: Draft): PostingDraft {
  return {
    content,
    pictures: pictures.map((picture) => presentPicture(photographRow(picture))),
    updatedAt,
  };
}
