import { Field, ObjectType } from 'type-graphql';
import { Picture } from '../pictures/picture.graphql.ts';

@ObjectType({ description: 'The office of the marketplace, as everybody is told.' })
export class Office {
  @Field(() => String, { description: 'The e-mail address for everybody.' })
  email!: string;

  @Field(() => String, { description: 'Its phone: ten digits.' })
  phone!: string;

  @Field(() => String, { description: 'Where it is, in one line.' })
  address!: string;

  @Field(() => String, { description: 'When it answers, in words.' })
  hours!: string;

  @Field(() => Picture, { nullable: true, description: 'Its sign; null where it has none.' })
  logo!: Picture | null;
}
