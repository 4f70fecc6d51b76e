/** The six questions. Answers are plain text, so that machines read the same. */
export const QUESTIONS: readonly { question: string; answer: string }[] = [
  {
    question: 'Who can post a property, and what does it cost?',
    answer:
      'Register as Seller, Agent or Builder to post. Posting a property is free, for sale and for rent, whatever its price.',
  },
  {
    question: 'When does my listing go live?',
    answer:
      'Listings go live after quick verification. We look at the place, the price, the photographs and the facts; if something is missing you are told what it is.',
  },
  {
    question: 'Who receives the enquiries for my property?',
    answer:
      'You do. Leads are verified before assignment, so that the people who reach you are real and looking for what you offer.',
  },
  {
    question: 'How do I reach a seller?',
    answer:
      'Each property page has a panel with the seller, how far the seller is verified, and the contact. Part of the number and the e-mail address is masked, so that programs cannot collect them.',
  },
  {
    question: 'Are the prices final?',
    answer:
      'A price is what the seller asks. Rent is per month. Registration, stamp duty, deposits and society charges come on top and differ from state to state; ask the seller and check with your sub-registrar.',
  },
  {
    question: 'How do I keep and compare properties?',
    answer:
      'Press the heart on a property to keep it among your favourites in this browser, and Compare to put up to four of them side by side. Neither needs an account.',
  },
];
