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
      'Listings go live after quick verification. We check the location, price, photos and details. If something is missing, we tell you what it is.',
  },
  {
    question: 'Who receives the enquiries for my property?',
    answer:
      'You do. Leads are verified before assignment, so you hear from real people looking for what you offer.',
  },
  {
    question: 'How do I reach a seller?',
    answer:
      'Each property page shows the seller, their verification level and their contact details. We mask part of the number and email address so that bots cannot collect them.',
  },
  {
    question: 'Are the prices final?',
    answer:
      'A price is the seller’s asking price. Rent is per month. Registration, stamp duty, deposits and society charges are extra and vary by state. Ask the seller and check with your sub-registrar.',
  },
  {
    question: 'How do I save and compare properties?',
    answer:
      'Tap the heart on a property to save it to your favourites in this browser. Select Compare to see up to four side by side. You do not need an account for either.',
  },
];
