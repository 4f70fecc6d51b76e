import { Field, InterfaceType, ObjectType } from 'type-graphql';

const PHONE = {
  description: "Ten-digit phone number, ending in asterisks where masked: '9876******'.",
};
const EMAIL = {
  description: "Email address, masked with asterisks where hidden: 'ra***@example.com'.",
};

/** What `contactOf` says; which type it is depends on who asks. */
@InterfaceType({
  description:
    "Contact details of a listing's seller. OpenContact for viewers who sent an enquiry (for 30 days, while the listing is available) and for those who may edit the listing; otherwise MaskedContact.",
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
  description: 'Contact details masked with asterisks.',
})
export class MaskedContact extends Contact {}

@ObjectType({
  implements: Contact,
  description: 'Complete contact details, to call and write to.',
})
export class OpenContact extends Contact {}
