import { LIMITS } from '../../../schema/limits.ts';
import type { Message } from '../platform/messages/outbox.ts';
import type { CodeChannel, CodePurpose } from './codeHash.ts';

const WHAT_FOR: Readonly<Record<CodePurpose, string>> = {
  login: 'sign in',
  register: 'register',
  change: 'confirm your details',
  remove: 'remove your account',
  prove: 'confirm this number',
};

const TEMPLATES: Readonly<Record<CodePurpose, string>> = {
  login: 'sign-in-code',
  register: 'registration-code',
  change: 'change-code',
  remove: 'removal-code',
  prove: 'number-code',
};

const MINUTES = LIMITS.code.lifeSeconds / 60;

/** Where a code is good: the name for people, the address for their phones. */
export interface SiteOfCodes {
  name: string;
  /** PUBLIC_URL. */
  url: string;
}

/**
 * The words that carry a code. The subject holds none: subjects are shown on locked screens. The last line of
 * a text message is for phones: they offer the code on this site alone (WebOTP, domain-bound codes).
 */
export function codeMessage(
  site: SiteOfCodes,
  { channel, address, purpose }: { channel: CodeChannel; address: string; purpose: CodePurpose },
  code: string,
): Message {
  const whatFor = WHAT_FOR[purpose];
  const sentences = [
    `${code} is your ${site.name} code to ${whatFor}.`,
    `It works once, for ${MINUTES} minutes.`,
    'Never share it with anyone.',
  ];
  const message = { channel, to: address, template: TEMPLATES[purpose], code };
  if (channel === 'sms') {
    const { hostname } = new URL(site.url);
    return { ...message, text: `${sentences.join(' ')}\n\n@${hostname} #${code}` };
  }
  const ignore = 'If you did not request it, you can ignore this message.';
  return {
    ...message,
    subject: `Your ${site.name} code`,
    text: `${sentences.join(' ')}\n\n${ignore}`,
  };
}
