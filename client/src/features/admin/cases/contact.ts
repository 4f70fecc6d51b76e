/** No message but a code goes to a number that nobody has proven to be theirs. */
export const CONTACT_HINT =
  'To get a reply, enter an email address, or a mobile number verified with a code.';
