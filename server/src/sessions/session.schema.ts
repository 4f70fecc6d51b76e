import { USER } from '../accounts/account.schema.ts';
import {
  responseSchema,
  named,
  object,
  text,
  integer,
  yesNo,
} from '../platform/http/jsonSchema.ts';

const TOKEN = {
  accessToken: text('Access token for the header authorization: Bearer {accessToken}.'),
  refreshToken: text('Single-use token for new tokens.'),
};
const TOKENS = object(TOKEN, 'Same two tokens.');
const IS_NEW_USER = yesNo('Whether the account was just created.');

export const SIGNED_IN_RESPONSE = named(
  'SignedIn',
  responseSchema({
    ...TOKEN,
    expiresInSeconds: integer('Seconds until the access token expires.', { examples: [900] }),
    tokens: TOKENS,
    user: USER,
    isNewUser: IS_NEW_USER,
    data: object({ user: USER, ...TOKEN, tokens: TOKENS, isNewUser: IS_NEW_USER }),
  }),
);
