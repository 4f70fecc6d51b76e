import {
  PROVIDER_NAMES,
  type ProviderName,
  readRegistrationType,
} from '../../../schema/rules/signIn.ts';
import { MOBILE, NAME, OTP, USER_TYPE } from '../accounts/account.fields.ts';
import { presentUser } from '../accounts/account.presenter.ts';
import { type Codes } from '../oneTimeCodes/codes.ts';
import { type Context } from '../platform/context.ts';
import { unusable } from '../platform/failures.ts';
import { toFailure } from '../platform/http/errorMapper.ts';
import { Page, Redirect, type RestRequest, type RestRow, restRow } from '../platform/http/rest.ts';
import { presentRestSignedIn } from '../sessions/session.presenter.ts';
import { completeSocialProfile } from './completeSocialProfile.ts';
import { failedPage, signedInPage } from './popupPage.ts';
import { ACCESS_TOKEN_NEEDED, SocialProfileInput, SocialTokenInput } from './social.input.ts';
import { type SocialSignIns } from './socialSignIns.ts';
import { PROFILE_RESPONSE } from '../accounts/account.schema.ts';
import { SIGNED_IN_RESPONSE } from '../sessions/session.schema.ts';

const TAG = 'Accounts';

const BY_TOKEN = {
  provider: { example: 'google', read: readProvider },
  access_token: { fills: 'accessToken', example: 'token-of-the-provider' },
  userType: USER_TYPE,
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
      summary: `Redirects to ${LABELS[provider]} for sign-in. Open it in a separate window.`,
      parameters: [
        {
          name: 'userType',
          in: 'query',
          description: 'User type of a new account: buyer, seller or agent.',
          example: 'buyer',
        },
      ],
      status: 302,
      refuses: ['NOT_FOUND'],
      response: 'redirect',
      handler: inWindow(provider, site, async (context, { query }) => {
        const userType = readRegistrationType(query.get('userType') ?? '');
        return new Redirect(await signIns.begin(context, provider, userType));
      }),
    }),
    restRow({
      method: 'GET',
      path: `/api/auth/${provider}/callback`,
      tag: TAG,
      summary: `Callback for ${LABELS[provider]}. The page notifies the window that opened it.`,
      parameters: [
        { name: 'code', in: 'query', description: 'Value returned by the provider.' },
        { name: 'state', in: 'query', description: 'State sent with the redirect.' },
      ],
      refuses: ['NOT_FOUND'],
      response: 'page',
      handler: inWindow(provider, site, async (context, { query }) => {
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
        'Signs in with {provider, access_token, userType}. The token must have been issued for this site. The identity is taken from the provider only.',
      body: BY_TOKEN,
      refuses: ['FORBIDDEN', 'NOT_FOUND', 'TOO_MANY', 'UNAUTHENTICATED'],
      response: SIGNED_IN_RESPONSE,
      input: SocialTokenInput,
      handler: withToken,
    }),
    restRow({
      method: 'POST',
      path: '/api/social/social-login',
      tag: TAG,
      summary:
        "Same with the provider's token as bearer token or as access_token. name, email, image and providerAccountId are ignored.",
      body: { ...BY_TOKEN, access_token: { ...BY_TOKEN.access_token, isOptional: true } },
      refuses: ['NOT_FOUND', 'UNAUTHENTICATED'],
      response: SIGNED_IN_RESPONSE,
      input: SocialTokenInput,
      handler: withToken,
    }),
    restRow({
      method: 'PUT',
      path: '/api/auth/complete-social-profile',
      tag: TAG,
      summary:
        "Completes the caller's profile: {userType, name, mobile, otp, organisationName}. Request the code with send-otp and the purpose change.",
      body: {
        userType: USER_TYPE,
        name: NAME,
        mobile: MOBILE,
        ...OTP,
        organisationName: 'Rao Homes',
      },
      input: SocialProfileInput,
      bearer: 'needed',
      response: PROFILE_RESPONSE,
      handler: async (context, { input }) => {
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
  response: Window,
): Window {
  return async (context, request) => {
    try {
      return await response(context, request);
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
