import { type Database } from '../../platform/database/connect.ts';
import { longTransaction } from '../../platform/database/longTransaction.ts';
import { prepared } from '../../platform/database/prepared.ts';
import { isSpelledRight } from '../../gazetteer/data/everydayWords.ts';
import { findTown } from '../../gazetteer/gazetteer.ts';
import { countByCity } from '../countListings.ts';
import { editDistance } from '../../gazetteer/editDistance.ts';
import { misspelledBy } from '../../gazetteer/misspelling.ts';
import {
  addWordsStatement,
  countWordsStatement,
  forgetStatement,
  knownStatement,
  nearestStatement,
} from './vocabulary.sql.ts';

export interface Correction {
  from: string;
  to: string;
  /** Listings that write it as it was typed are found too. */
  isBoth?: boolean;
}

const CANDIDATES = 40;
const SHORTEST_WORD = 4;
/** So many times as frequent is a word that another one was meant to be. */
const RATHER = 20;
/** A place name is worth as much as a word that stands in this many titles. */
const PLACE_FREQUENCY = 50;

/**
 * Words of titles, projects and places, for correcting typing mistakes when a search found nothing
 * (the search itself never pays for it).
 */
export class Vocabulary {
  private readonly database: Database;

  constructor(database: Database) {
    this.database = database;
  }

  /** The words of a text that stand nowhere in the market. */
  async unknownWords(text: string): Promise<string[]> {
    const words = wordsOf(text);
    const known = await this.frequencies(words);
    return words.filter((word) => !known.has(word));
  }

  /** On how many listings each of these words stands; those of none are left out. */
  async frequencies(words: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const sought = [...new Set(words.map((word) => word.toLowerCase()))];
    if (sought.length === 0) return new Map();
    const rows = await this.database.read<{ word: string; frequency: number }>(
      prepared('vocabulary_known', knownStatement(sought)),
    );
    return new Map(rows.map(({ word, frequency }) => [word, frequency]));
  }

  /** The likeliest known word for each unknown one; null when any of them stays a riddle. */
  async corrections(unknown: readonly string[]): Promise<Correction[] | null> {
    const corrections: Correction[] = [];
    for (const word of unknown) {
      if (word.length < SHORTEST_WORD) return null;
      const to = await this.nearest(word);
      if (!to) return null;
      corrections.push({ from: word, to });
    }
    return corrections;
  }

  /** Of words that some listings write, those that were likelier meant as a much more frequent one like them. */
  async likelier(words: readonly string[]): Promise<Correction[]> {
    const corrections: Correction[] = [];
    const names = words.filter((word) => !isSpelledRight(word));
    for (const [word, frequency] of await this.frequencies(names)) {
      const candidates = (await this.alike(word)).filter(
        (each) => each.frequency >= frequency * RATHER && misspelledBy(word, each.word) !== null,
      );
      const to = likest(word, candidates);
      if (to) corrections.push({ from: word, to });
    }
    return corrections;
  }

  /** Counts the words anew; run after a bulk load and every night. */
  async rebuild(): Promise<void> {
    const counts = await countByCity(this.database);
    const towns = counts.flatMap(({ city, state }) => findTown(city, state) ?? []);
    const names = new Set(towns.flatMap((town) => [town.name, ...town.aliases].flatMap(wordsOf)));
    const added = addWordsStatement([...names], PLACE_FREQUENCY);
    await longTransaction(this.database, async (manager) => {
      await manager.query('LOCK TABLE search_term IN SHARE ROW EXCLUSIVE MODE');
      await manager.query(forgetStatement.text);
      await manager.query(countWordsStatement.text);
      await manager.query(added.text, added.values);
    });
    await this.database.query({ text: 'ANALYZE search_term' });
  }

  private async nearest(word: string): Promise<string | null> {
    const near = (await this.alike(word)).filter(
      (each) => editDistance(word, each.word) <= allowedEdits(word),
    );
    return likest(word, near);
  }

  private alike(word: string): Promise<Candidate[]> {
    return this.database.read<Candidate>(
      prepared('vocabulary_nearest', nearestStatement(word, CANDIDATES)),
    );
  }
}

interface Candidate {
  word: string;
  frequency: number;
}

function likest(word: string, candidates: readonly Candidate[]): string | null {
  let best: { word: string; score: number } | null = null;
  for (const candidate of candidates) {
    const score = editDistance(word, candidate.word) - Math.log10(candidate.frequency + 1) / 4;
    if (!best || score < best.score) best = { word: candidate.word, score };
  }
  return best?.word ?? null;
}

export function wordsOf(text: string): string[] {
  const words = text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u);
  return [...new Set(words.filter((word) => word.length >= 3 && !/^\d/.test(word)))];
}

function allowedEdits(word: string): number {
  return word.length <= 5 ? 1 : word.length <= 8 ? 2 : 3;
}
