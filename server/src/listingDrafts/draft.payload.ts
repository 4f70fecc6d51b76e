import { Field, ObjectType } from 'type-graphql';
import { PostingDraft } from './draft.graphql.ts';

@ObjectType({ description: 'What the mutation deleteDraft answers.' })
export class DeleteDraftPayload {
  @Field(() => Boolean, { description: 'True, also when there was no draft.' })
  isDeleted!: boolean;
}

@ObjectType({ description: 'What the mutation saveDraft answers.' })
export class SaveDraftPayload {
  @Field(() => PostingDraft, { description: 'The draft as it was saved.' })
  draft!: PostingDraft;
}
