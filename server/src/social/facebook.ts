import { createHmac } from 'node:crypto';
import { LIMITS } from '../../../schema/limits.ts';
import { parseJson, valueAt } from '../../../schema/rules/json.ts';
import { requestExternal } from '../platform/messages/outbound.ts';
import { codeChallenge } from './attempt.ts';
import { readText } from './readResponse.ts';
import type { SignInProvider, VerifiedPerson } from './provider.ts';
import { notConfirmed, providerAway, providerFailure } from './providerFailures.ts';

export interface FacebookConfig {
  appId: string;
  appSecret: string;
  /** Where tokens and people are asked for. */
  graphUrl: string;
  /** Where people sign in. */
  dialogUrl: string;
}

/**
 * Facebook by its code flow with PKCE and state. Addresses carry no version, so that they live as long as
 * the app. Every token is first shown to debug_token: only one given out for our own app is used.
 */
export function facebookProvider(config: FacebookConfig): SignInProvider {
  const { appId, appSecret, graphUrl, dialogUrl } = config;

  async function ask(path: string, parameters: Record<string, string>): Promise<unknown> {
    const address = new URL(path, graphUrl);
    address.search = new URLSearchParams(parameters).toString();
    const response = await requestExternal(address, {}, LIMITS.social.outbound);
    const text = await response.text();
    if (!response.ok) throw notConfirmed(LABEL, `status ${response.status}`);
    const result = parseJson(text);
    if (result === undefined) throw providerAway(LABEL, 'an answer that is no JSON');
    return result;
  }

  async function personFromToken(token: string): Promise<VerifiedPerson> {
    try {
      const subject = await subjectOf(token);
      const person = await ask('/me', {
        fields: 'id,name,email,picture',
        access_token: token,
        appsecret_proof: createHmac('sha256', appSecret).update(token).digest('hex'),
      });
      if (readText(person, 'id') !== subject) throw notConfirmed(LABEL, 'another person');
      return {
        provider: 'facebook',
        subject,
        email: readText(person, 'email'),
        // Facebook does not say whether the address belongs to the person.
        isEmailVerified: false,
        name: readText(person, 'name'),
      };
    } catch (error) {
      throw providerFailure(LABEL, error);
    }
  }

  /** The person of a token; throws unless it is a living token of a person for our app. */
  async function subjectOf(token: string): Promise<string> {
    const response = await ask('/debug_token', {
      input_token: token,
      access_token: `${appId}|${appSecret}`,
    });
    const data = valueAt(response, 'data');
    const expires = Number(readText(data, 'expires_at') ?? 0);
    const subject = readText(data, 'user_id');
    const isOurs =
      valueAt(data, 'is_valid') === true &&
      readText(data, 'app_id') === appId &&
      (readText(data, 'type') ?? 'USER') === 'USER' &&
      // 0 stands for a token that does not expire.
      (expires === 0 || expires * 1_000 > Date.now());
    if (!isOurs || subject === null) throw notConfirmed(LABEL, 'a token that is not ours');
    return subject;
  }

  return {
    name: 'facebook',
    label: LABEL,
    personFromToken,
    async addressFor(attempt, redirectUri) {
      const address = new URL('/dialog/oauth', dialogUrl);
      address.search = new URLSearchParams({
        client_id: appId,
        redirect_uri: redirectUri,
        response_type: 'code',
        scope: 'email,public_profile',
        state: attempt.state,
        code_challenge: codeChallenge(attempt),
        code_challenge_method: 'S256',
      }).toString();
      return address.href;
    },
    async personFromCallback(query, attempt, redirectUri) {
      try {
        const response = await ask('/oauth/access_token', {
          client_id: appId,
          client_secret: appSecret,
          redirect_uri: redirectUri,
          code: query.get('code') ?? '',
          code_verifier: attempt.codeVerifier,
        });
        const token = readText(response, 'access_token');
        if (token === null) throw notConfirmed(LABEL, 'no token for the code');
        return await personFromToken(token);
      } catch (error) {
        throw providerFailure(LABEL, error);
      }
    },
  };
}

const LABEL = 'Facebook';
