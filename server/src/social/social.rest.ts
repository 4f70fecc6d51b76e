import {
  PROVIDER_NAMES,
  type ProviderName,
  readRegistrationType,
} from '../../../schema/rules/signIn.ts';
import { MOBILE, NAME, optional, OTP, USER_TYPE } from '../accounts/account.fields.ts';
import { presentUser } from '../accounts/account.presenter.ts';
import { type Codes } from '../oneTimeCodes/codes.ts';
import { type Context } from '../platform/context.ts';
import { unusable } from '../platform/failures.ts';
import { toFailure } from '../platform/http/errorMapper.ts';
import {
  Page,
  Redirect,
  type RestField,
  type RestRequest,
  type RestRow,
  restRow,
} from '../platform/http/rest.ts';
import { presentRestSignedIn } from '../sessions/session.presenter.ts';
import { completeSocialProfile } from './completeSocialProfile.ts';
import { failedPage, signedInPage } from './popupPage.ts';
import { ACCESS_TOKEN_NEEDED, SocialProfileInput, SocialTokenInput } from './social.input.ts';
import { type SocialSignIns } from './socialSignIns.ts';
import { PROFILE_ANSWER } from '../accounts/account.schema.ts';
import { SIGNED_IN_ANSWER } from '../sessions/session.schema.ts';

const TAG = 'Accounts';

const PROVIDER: RestField = {
  name: 'provider',
  description: 'google or facebook.',
  example: 'google',
  read: readProvider,
};

const ACCESS_TOKEN: RestField = {
  name: 'access_token',
  fills: 'accessToken',
  description: 'What the provider gave out for this site.',
  example: 'token-of-the-provider',
};

const ORGANISATION_NAME: RestField = {
  name: 'organisationName',
  description: 'For a builder: the name of the firm.',
  example: 'Rao Homes',
  isOptional: true,
};

/** The window of each provider, and signing in with a token that it gave out. */
export function socialRestRows(
  signIns: SocialSignIns,
  codes: Codes,
  site: { name: string; url: string },
): readonly RestRow[] {
  /** One command behind both documented calls; of the body only provider, token and user type are used. */
  const withToken = async (context: Context, { input }: RestRequest<SocialTokenInput>) => {
    const { provider, accessToken, userType = null } = input;
    const token = accessToken?.trim() || foreignBearer(context);
    if (token === null) {
      throw unusable('accessToken', ACCESS_TOKEN_NEEDED);
    }
    const opened = await signIns.withToken(context, provider, token, userType);
    const message = opened.isNewAccount ? 'Your account is ready.' : 'You are signed in.';
    return presentRestSignedIn(opened, message, opened.isNewAccount);
  };

  const windows = PROVIDER_NAMES.flatMap((provider): RestRow[] => [
    restRow({
      method: 'GET',
      path: `/api/auth/${provider}`,
      tag: TAG,
      summary: `For a window of its own: leads to ${LABELS[provider]} to sign in there.`,
      parameters: [
        {
          name: 'userType',
          in: 'query',
          description: 'What a new account shall be: buyer, seller, agent.',
          example: 'buyer',
        },
      ],
      status: 302,
      answers: 'redirect',
      answer: inWindow(provider, site, async (context, { query }) => {
        const userType = readRegistrationType(query.get('userType') ?? '');
        return new Redirect(await signIns.begin(context, provider, userType));
      }),
    }),
    restRow({
      method: 'GET',
      path: `/api/auth/${provider}/callback`,
      tag: TAG,
      summary: `Where ${LABELS[provider]} leads back to; the page tells the one that opened the window.`,
      parameters: [
        { name: 'code', in: 'query', description: 'From the provider.' },
        { name: 'state', in: 'query', description: 'As the window was opened with.' },
      ],
      status: 200,
      answers: 'page',
      answer: inWindow(provider, site, async (context, { query }) => {
        const opened = await signIns.finish(context, provider, query);
        return new Page(signedInPage(site, provider, opened));
      }),
    }),
  ]);

  return [
    ...windows,
    restRow({
      method: 'POST',
      path: '/api/social-auth/login',
      tag: TAG,
      summary:
        'Signs in with {provider, access_token, userType}: the token must have been given out for this site. Who somebody is comes from the provider alone.',
      parameters: [],
      body: [PROVIDER, ACCESS_TOKEN, optional(USER_TYPE, 'What a new account shall be.')],
      status: 200,
      answers: SIGNED_IN_ANSWER,
      input: SocialTokenInput,
      answer: withToken,
    }),
    restRow({
      method: 'POST',
      path: '/api/social/social-login',
      tag: TAG,
      summary:
        'The same with the token of the provider as bearer, or as access_token; name, email, image and providerAccountId are not believed.',
      parameters: [],
      body: [PROVIDER, optional(ACCESS_TOKEN), optional(USER_TYPE, 'What a new account shall be.')],
      status: 200,
      answers: SIGNED_IN_ANSWER,
      input: SocialTokenInput,
      answer: withToken,
    }),
    restRow({
      method: 'PUT',
      path: '/api/auth/complete-social-profile',
      tag: TAG,
      summary:
        "Completes the bearer's profile: {userType, name, mobile, otp, organisationName}; the code comes from send-otp with the purpose change.",
      parameters: [],
      body: [USER_TYPE, optional(NAME), optional(MOBILE), optional(OTP), ORGANISATION_NAME],
      input: SocialProfileInput,
      bearer: 'needed',
      status: 200,
      answers: PROFILE_ANSWER,
      answer: async (context, { input }) => {
        const account = await completeSocialProfile(context, codes, input);
        const user = presentUser(account);
        return { success: true, message: 'Your profile is complete.', user, data: user };
      },
    }),
  ];
}

const LABELS: Record<ProviderName, string> = { google: 'Google', facebook: 'Facebook' };

type Window = (context: Context, request: RestRequest) => Promise<Page | Redirect>;

/** A person looks at the answer, so a refusal is a page too; a provider that is not offered has none. */
function inWindow(
  provider: ProviderName,
  site: { name: string; url: string },
  answer: Window,
): Window {
  return async (context, request) => {
    try {
      return await answer(context, request);
    } catch (error) {
      const { log, requestId } = context;
      const failure = toFailure(error, { log, requestId });
      if (failure.code === 'NOT_FOUND') throw failure;
      return new Page(failedPage(site, provider, failure.message), failure.status);
    }
  };
}

/** The bearer, unless it is a token of ours: those are shown to no provider. */
function foreignBearer({ bearer, viewer }: Context): string | null {
  return viewer.kind === 'visitor' && viewer.refusal === 'unusable' ? bearer : null;
}

function readProvider(sent: unknown): unknown {
  return typeof sent === 'string' ? sent.trim().toLowerCase() : sent;
}
