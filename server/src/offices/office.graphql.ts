import { Field, ObjectType } from 'type-graphql';
import { Picture } from '../pictures/picture.graphql.ts';

@ObjectType({ description: 'The public office of the marketplace.' })
export class Office {
  @Field(() => String, { description: 'Public email address of the office.' })
  email!: string;

  @Field(() => String, { description: 'Ten-digit phone of the office.' })
  phone!: string;

  @Field(() => String, { description: 'Address in one line.' })
  address!: string;

  @Field(() => String, { description: 'Opening hours as text.' })
  hours!: string;

  @Field(() => Picture, { nullable: true, description: 'Logo. Null if there is none.' })
  logo!: Picture | null;
}
