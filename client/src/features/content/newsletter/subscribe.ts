import type { ApolloClient } from '@apollo/client';
import { LIMITS } from '../../../../../schema/limits.ts';
import { emailProblem } from '../../../../../schema/rules/email.ts';
import { HONEYPOT_NAME } from '../../../../../schema/rules/honeypot.ts';
import { toMutationResult } from '../../../apollo/refusal.ts';
import { takeHoneypot } from '../../../forms/Honeypot.tsx';
import { announce } from '../../../ui/announce.tsx';
import { SubscribeToNewsletterDocument } from './Newsletter.generated.ts';

/** What the form says; nothing while it waits for somebody. */
export interface NewsletterWords {
  /** How it went. */
  notice?: string;
  /** What has to be put right, or why trying again is of no use. */
  problem?: string;
}

/**
 * Sends the form in the browser and says how that went, for two seconds, and what is left to do until
 * something is typed again; what was typed stays where it failed.
 */
export async function subscribe(
  client: ApolloClient,
  form: HTMLFormElement,
  say: (words: NewsletterWords) => void,
): Promise<void> {
  if (sending.has(form)) return;
  clearTimeout(over);
  const email = textOf(form, 'email');
  const problem = emailProblem(email);
  if (problem !== null) return refuse(form, problem, say);
  say({});
  const website = takeHoneypot(form.querySelector(`[name=${HONEYPOT_NAME}]`));
  sending.add(form);
  const sent = client.mutate({
    mutation: SubscribeToNewsletterDocument,
    variables: { email, website },
  });
  const { refusal } = await toMutationResult(sent, FAILED);
  sending.delete(form);
  if (refusal?.code === 'INVALID_INPUT') return refuse(form, refusal.message, say);
  if (!refusal) form.reset();
  const notice = refusal ? FAILED : `${THANKS} ${NEXT}`;
  // Trying again at once is of no use where there were too many, so it says why.
  const left: NewsletterWords =
    refusal?.code === 'TOO_MANY' ? { problem: refusal.message } : refusal ? {} : { notice: NEXT };
  say({ ...left, notice });
  // The page has one live region for everything.
  announce(notice);
  over = setTimeout(() => say(left), LIMITS.newsletter.noticeMs);
  if (!refusal) form.addEventListener('input', () => say({}), { once: true });
}

function refuse(
  form: HTMLFormElement,
  problem: string,
  say: (words: NewsletterWords) => void,
): void {
  say({ problem });
  form.addEventListener('input', () => say({}), { once: true });
  form.querySelector<HTMLInputElement>('[name=email]')?.focus();
}

function textOf(form: HTMLFormElement, name: string): string {
  const text = new FormData(form).get(name);
  return typeof text === 'string' ? text : '';
}

/** Pressed again while it is on its way, a form is sent once. */
const sending = new WeakSet<HTMLFormElement>();
let over: ReturnType<typeof setTimeout> | undefined;

const THANKS = 'Thank you for subscribing!';
const NEXT = 'Please confirm using the link in the email we sent you.';
const FAILED = 'Something went wrong. Please try again.';
