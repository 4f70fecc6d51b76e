/** What this site is to the providers of the tests. */
export const FAKE_APP = { id: 'our-app', secret: 'our-secret' };
