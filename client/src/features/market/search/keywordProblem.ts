import type { ApolloClient } from '@apollo/client';
import {
  keywordRecogniser,
  searchKeywordProblem,
} from '../../../../../schema/rules/searchKeyword.ts';
import { KeywordMeaningDocument } from './KeywordMeaning.generated.ts';

/**
 * What is wrong with a keyword of the home page, or null. A text that the rules refuse is
 * first shown to the server: what it recognises as a place, a type or a project is a good search.
 */
export async function keywordProblem(
  client: ApolloClient,
  text: string,
  knownNames: readonly string[],
): Promise<string | null> {
  const known = new Set(knownNames.map((name) => name.toLowerCase()));
  const recognise = keywordRecogniser((name) => known.has(name.toLowerCase()));
  const refusal = searchKeywordProblem(text, recognise);
  return refusal === null || (await isUnderstood(client, text.trim())) ? null : refusal;
}

async function isUnderstood(client: ApolloClient, keyword: string): Promise<boolean> {
  if (keyword === '') return false;
  try {
    const { data } = await client.query({ query: KeywordMeaningDocument, variables: { keyword } });
    if (!data) return false;
    const { understanding, total } = data.properties;
    // Digits and a letter or two stand in many a description, and say nothing of what is looked for.
    return understanding.parts.length > 0 || (total > 0 && /\p{L}{3}/u.test(keyword));
  } catch {
    // Without an answer the rules alone decide.
    return false;
  }
}
