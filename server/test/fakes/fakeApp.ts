import fakeApp from './fakeApp.json' with { type: 'json' };

/** What this site is to the providers of the tests. */
export const FAKE_APP = fakeApp;
