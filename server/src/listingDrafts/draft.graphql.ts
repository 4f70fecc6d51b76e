import { Field, ObjectType } from 'type-graphql';
import { Picture } from '../pictures/picture.graphql.ts';

@ObjectType({
  description: "The viewer's unfinished listing, available on all devices.",
})
export class PostingDraft {
  @Field(() => String, {
    description:
      'Content saved by the client: JSON of at most 40,000 characters, returned as sent.',
  })
  content!: string;

  @Field(() => [Picture], { description: 'Pictures chosen so far, cover first.' })
  pictures!: Picture[];

  @Field(() => Date, { description: 'Time of the last save.' })
  updatedAt!: Date;
}

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
