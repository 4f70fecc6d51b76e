import { Field, ObjectType } from 'type-graphql';
import { Picture } from '../pictures/picture.graphql.ts';

@ObjectType({
  description: 'What the viewer has begun to post, to go on with on another device.',
})
export class PostingDraft {
  @Field(() => String, {
    description: 'What the client has saved: JSON of at most 40,000 characters, as it was sent.',
  })
  content!: string;

  @Field(() => [Picture], { description: 'The pictures chosen so far, the cover first.' })
  pictures!: Picture[];

  @Field(() => Date, { description: 'When it was saved last.' })
  updatedAt!: Date;
}
