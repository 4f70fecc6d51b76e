import { LIMITS } from '../limits.ts';
import { BANNED_WORDS } from './bannedWords.ts';
import { optionalEmailProblem } from './email.ts';
import { personNameProblem, WEB_ADDRESS } from './personName.ts';
import { plainProblem, trimmed } from './text.ts';

const { nameMinLength, messageMaxLength } = LIMITS.blogComment;

/** Why a comment is looked at before it is shown. */
export const HOLD_REASONS = ['link', 'words', 'rate'] as const;
export type HoldReason = (typeof HOLD_REASONS)[number];

export function commentNameProblem(text: string): string | null {
  const problem = personNameProblem(text);
  if (problem !== null) return problem;
  return trimmed(text).length < nameMinLength
    ? `Please enter at least ${nameMinLength} characters`
    : null;
}

/** Plain text with line breaks. */
export function commentMessageProblem(text: string): string | null {
  const message = tidyMessage(text);
  if (message === '') return 'Please write a comment';
  return plainProblem(message, messageMaxLength);
}

export const commentEmailProblem = optionalEmailProblem;

/** As it is kept: blanks at the ends of lines and more than one empty line between two are left out. */
export function tidyMessage(text: string): string {
  return trimmed(
    text
      .replace(/\r\n?/g, '\n')
      .replace(/[^\S\n]+/gu, ' ')
      .replace(/ *\n */g, '\n')
      .replace(/\n{3,}/g, '\n\n'),
  );
}

/** What in its words makes a person look at a comment first; null for nothing. */
export function heldFor(message: string): Exclude<HoldReason, 'rate'> | null {
  if (LEADS_ELSEWHERE.some((pattern) => pattern.test(message))) return 'link';
  const words = message.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const text = ` ${words.join(' ')} `;
  return BANNED_WORDS.some((banned) => text.includes(` ${banned} `)) ? 'words' : null;
}

/** Web and e-mail addresses, and numbers to call. */
const LEADS_ELSEWHERE = [
  /https?:\/\//i,
  /\bwww\./i,
  /\S@\S+\.\S/,
  WEB_ADDRESS,
  /(?<!\d)(?:\+?91[\s-]?)?[6-9](?:[\s-]?\d){9}(?!\d)/,
];
