/** No message but a code goes to a number that nobody has proven to be theirs. */
export const CONTACT_HINT =
  'A written answer needs an e-mail address, or a mobile that you have confirmed by a code.';
