import { Field, ObjectType } from 'type-graphql';
import { PostingDraft } from './draft.graphql.ts';

@ObjectType({ description: 'Result of the deleteDraft mutation.' })
export class DeleteDraftPayload {
  @Field(() => Boolean, { description: 'Always true, even if there was no draft.' })
  isDeleted!: boolean;
}

@ObjectType({ description: 'Result of the saveDraft mutation.' })
export class SaveDraftPayload {
  @Field(() => PostingDraft, { description: 'The draft that was saved.' })
  draft!: PostingDraft;
}
