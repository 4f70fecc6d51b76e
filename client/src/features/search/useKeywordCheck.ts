import { useApolloClient } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { keywordRecogniser, searchKeywordProblem } from '../../../../schema/rules/searchKeyword.ts';
import { KeywordMeaningDocument } from '../../gql/search.ts';

/**
 * Checks the keyword of the home page (V-5-15 to V-5-23). A text that the rules refuse is first shown to
 * the server: what it recognises as a place, a type or a project is a good search (D-38).
 */
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
    const known = new Set(knownNames.map((name) => name.toLowerCase()));
    const recognise = keywordRecogniser((name) => known.has(name.toLowerCase()));
    const refusal = searchKeywordProblem(text, recognise);
    const isGood = refusal === null || (await isUnderstood(text));
    const found = isGood ? null : refusal;
    if (latest.current === text) setProblem(found);
    return found;
  };

  const isUnderstood = async (text: string): Promise<boolean> => {
    const keyword = text.trim();
    if (keyword === '') return false;
    try {
      const { data } = await client.query({
        query: KeywordMeaningDocument,
        variables: { keyword },
      });
      return (
        (data?.properties.understanding.parts.length ?? 0) > 0 || (data?.properties.total ?? 0) > 0
      );
    } catch {
      // Without an answer the rules alone decide.
      return false;
    }
  };

  const recheck = async (text: string) => {
    if (problem !== null) await check(text);
  };

  return { problem, check, recheck };
}
