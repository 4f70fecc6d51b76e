import { Field, ObjectType } from 'type-graphql';
import { PostingDraft } from './draft.graphql.ts';

@ObjectType({ description: 'Result of deleteDraft.' })
export class DeleteDraftPayload {
  @Field(() => Boolean, { description: 'Always true, even if there was no draft.' })
  isDeleted!: boolean;
}

@ObjectType({ description: 'Result of saveDraft.' })
export class SaveDraftPayload {
  @Field(() => PostingDraft, { description: 'The saved draft.' })
  draft!: PostingDraft;
}
