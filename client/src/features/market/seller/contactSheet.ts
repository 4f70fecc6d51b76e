/** The name of the form in the address, so that Back closes it. */
export const CONTACT_SHEET = 'contact-seller';
