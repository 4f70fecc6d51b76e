import { useApolloClient } from '@apollo/client/react';
import { useRef, useState } from 'react';

/** Checks the keyword of the home page; the rules are fetched for the first check. */
export function useKeywordCheck(knownNames: readonly string[]): {
  problem: string | null;
  /** Checks and shows; answers the problem that was found. */
  check: (text: string) => Promise<string | null>;
  /** Checks again while a problem is on show, so that it goes away as soon as the text is right. */
  recheck: (text: string) => Promise<void>;
} {
  const client = useApolloClient();
  const [problem, setProblem] = useState<string | null>(null);
  const latest = useRef('');

  const check = async (text: string) => {
    latest.current = text;
    const found = await import('./keywordProblem.ts').then(
      ({ keywordProblem }) => keywordProblem(client, text, knownNames),
      // Without the rules the list itself says what it understood.
      () => null,
    );
    if (latest.current === text) setProblem(found);
    return found;
  };

  const recheck = async (text: string) => {
    if (problem !== null) await check(text);
  };

  return { problem, check, recheck };
}
