import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';

type Ask<Question, Answer> = (
  client: ApolloClient,
  question: Question,
  signal: AbortSignal,
) => Promise<Answer | null>;

/**
 * Asks the server a moment after the question has last changed, and only the latest one; an older request
 * is aborted. `current` is the answer to this very question, `last` whatever was answered last. Without an
 * answer both stay as they were: the page works without.
 */
export function useLatestAnswer<Question extends object, Answer>(
  question: Question | null,
  ask: Ask<Question, Answer>,
  waitMs = WAIT_MS,
): { current: Answer | null; last: Answer | null } {
  const client = useApolloClient();
  const [answered, setAnswered] = useState<{ question: Question; answer: Answer | null } | null>(
    null,
  );
  const latestAsk = useRef(ask);
  useEffect(() => {
    latestAsk.current = ask;
  });
  useEffect(() => {
    if (question === null) return undefined;
    const controller = new AbortController();
    const send = async () => {
      const answer = await latestAsk.current(client, question, controller.signal);
      if (!controller.signal.aborted) setAnswered({ question, answer });
    };
    const timer = setTimeout(() => void send().catch(() => undefined), waitMs);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [client, question, waitMs]);
  const last = answered?.answer ?? null;
  return { current: answered?.question === question ? last : null, last };
}

const WAIT_MS = 250;
