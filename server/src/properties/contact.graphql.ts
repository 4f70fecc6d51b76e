import { Field, InterfaceType, ObjectType } from 'type-graphql';

const PHONE = { description: "Ten digits; masked with stars at the end: '9876******'." };
const EMAIL = { description: "An e-mail address; masked with stars: 'ra***@example.com'." };

/** What `contactOf` says; which type it is depends on who asks. */
@InterfaceType({
  description:
    'How to reach the seller of a listing. Its type says how far the viewer may see it: OpenContact after an enquiry of theirs (for 30 days, while the listing can be had) and for those who may change the listing, MaskedContact for everybody else.',
  resolveType: ({ isOpen }: { isOpen: boolean }) => (isOpen ? 'OpenContact' : 'MaskedContact'),
})
export abstract class Contact {
  @Field(() => String, PHONE)
  phone!: string;

  @Field(() => String, EMAIL)
  email!: string;
}

@ObjectType({
  implements: Contact,
  description: 'A contact that is not open to the viewer: most of it is stars.',
})
export class MaskedContact extends Contact {}

@ObjectType({
  implements: Contact,
  description: 'A contact in full, to be called and written to.',
})
export class OpenContact extends Contact {}
