import { ask, call, print } from './programs.ts';
import type { Example } from './programs.ts';

/** What somebody does who has an account. */

const readFile = `import { readFile } from 'node:fs/promises';

const [file, accessToken] = process.argv.slice(2);
const photo = new Blob([await readFile(file)]);`;

export const SIGN_IN: Example = {
  given: 'MOBILE [CODE]',
  graphql: (url) => `${ask(url)}
const [mobile, code] = process.argv.slice(2);
if (code === undefined) {
  const { requestSignInCode } = await ask(
    \`mutation ($mobile: String!) {
      requestSignInCode(mobile: $mobile) { codeSent { expiresInSeconds } }
    }\`,
    { mobile },
  );
  ${print('requestSignInCode.codeSent')}
} else {
  const { signIn } = await ask(
    \`mutation ($mobile: String!, $code: String!) {
      signIn(mobile: $mobile, code: $code) {
        signedIn { accessToken refreshToken expiresInSeconds }
      }
    }\`,
    { mobile, code },
  );
  const { accessToken, refreshToken } = signIn.signedIn;
  const { viewer } = await ask('{ viewer { account { name } } }', {}, accessToken);

  // Before the access token ends: the next two tokens for the refresh token.
  const { refreshSession } = await ask(
    \`mutation ($refreshToken: String!) {
      refreshSession(refreshToken: $refreshToken) {
        signedIn { accessToken refreshToken }
      }
    }\`,
    { refreshToken },
  );
  ${print('{ name: viewer.account.name, ...refreshSession.signedIn }')}
}
`,
  rest: (url) => `${call(url)}
const [mobile, otp] = process.argv.slice(2);
const purpose = 'login';
if (otp === undefined) {
  const sent = await call('POST', '/api/auth/mobile/send-otp', { mobile, purpose });
  ${print('{ expiresInSeconds: sent.expiresInSeconds }')}
} else {
  const signedIn = await call('POST', '/api/auth/mobile/verify-otp', { mobile, otp, purpose });
  const me = await call('GET', '/api/auth/me', undefined, signedIn.accessToken);

  // Before the access token ends: the next two tokens for the refresh token.
  const { accessToken, refreshToken } = await call('POST', '/api/auth/refresh', {
    refreshToken: signedIn.refreshToken,
  });
  ${print('{ name: me.user.name, accessToken, refreshToken }')}
}
`,
};

export const UPLOAD: Example = {
  given: 'PHOTO.jpg ACCESS_TOKEN',
  graphql: (url) => `${readFile}
const form = new FormData();
form.set('operations', JSON.stringify({
  query: 'mutation ($file: Upload!) { uploadPicture(file: $file) { picture { id path } } }',
  variables: { file: null },
}));
form.set('map', JSON.stringify({ 0: ['variables.file'] }));
form.set('0', photo, 'photo.jpg');
const answer = await fetch('${url}/graphql', {
  method: 'POST',
  headers: { authorization: 'Bearer ' + accessToken, 'apollo-require-preflight': 'true' },
  body: form,
});
const { data, errors } = await answer.json();
if (errors) throw new Error(errors[0].extensions.code + ': ' + errors[0].message);
${print('data.uploadPicture.picture')}`,
  rest: (url) => `${readFile}
const form = new FormData();
const details = {
  locality: 'Baner',
  plotArea: 2400,
  areaUnit: 'Sq ft',
  gatedColony: 'No',
  facing: 'East',
  roadWidth: 30,
  constructionAllowed: 'Yes',
  nearbyLandmarks: 'Balewadi stadium',
  amenities: ['Garden', 'Parking'],
  cost: 9500000,
};
const listing = {
  type: 'residential',
  status: 'sell',
  subtype: 'Residential Land/Plot',
  state: 'Maharashtra',
  city: 'Pune',
  contactEmail: 'asha@example.in',
  contactPhone: '9876543210', // the verified one of your account, or one proven by a code
  details: JSON.stringify(details),
};
for (const [name, value] of Object.entries(listing)) form.set(name, value);
form.append('images', photo, 'photo.jpg');
const answer = await fetch('${url}/api/properties/add', {
  method: 'POST',
  headers: { authorization: 'Bearer ' + accessToken },
  body: form,
});
const result = await answer.json();
if (!result.success) throw new Error(result.code + ': ' + result.message);
${print('{ id: result.propertyId, images: result.property.images }')}`,
};
