import { USER } from '../accounts/account.schema.ts';
import { answer, named, object, text, whole, yesNo } from '../platform/http/jsonSchema.ts';

const TOKEN = {
  accessToken: text('For the header authorization: Bearer {accessToken}.'),
  refreshToken: text('Gets the next two tokens, once.'),
};
const TOKENS = object(TOKEN, 'The same two tokens.');
const IS_NEW_USER = yesNo('Whether the account was made just now.');

export const SIGNED_IN_ANSWER = named(
  'SignedIn',
  answer({
    ...TOKEN,
    expiresInSeconds: whole('How long the access token is good.', { examples: [900] }),
    tokens: TOKENS,
    user: USER,
    isNewUser: IS_NEW_USER,
    data: object({ user: USER, ...TOKEN, tokens: TOKENS, isNewUser: IS_NEW_USER }),
  }),
);
