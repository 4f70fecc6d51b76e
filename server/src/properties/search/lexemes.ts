import { type Database } from '../../platform/database/connect.ts';
import { prepared } from '../../platform/database/prepared.ts';
import { frequenciesStatement, lexemesStatement } from './lexemes.sql.ts';
import { type ResolvedSearch, type SearchText } from './resolvedSearch.ts';

const REFRESH_MS = 10 * 60_000;
const REMEMBERED_TEXTS = 2_000;

/** What the text index knows about words: the lexemes of a text, and how common they are together. */
export class Lexemes {
  private readonly database: Database;
  private readonly remembered = new Map<string, readonly string[]>();
  private frequencies = new Map<string, number>();
  private listings = Infinity;
  private readAt = Number.NEGATIVE_INFINITY;

  private constructor(database: Database) {
    this.database = database;
  }

  /** One for each database: it remembers for some minutes how common words are. */
  static of(database: Database): Lexemes {
    const known = OPENED.get(database) ?? new Lexemes(database);
    OPENED.set(database, known);
    return known;
  }

  /** The stems of a text without stop words; empty when only stop words or signs are in it. */
  async stemsOf(text: string): Promise<readonly string[]> {
    const known = this.remembered.get(text);
    if (known) return known;
    const rows = await this.database.read<{ lexeme: string }>(
      prepared('lexemes_of_text', lexemesStatement(text)),
    );
    const lexemes = rows.map((row) => row.lexeme);
    if (this.remembered.size >= REMEMBERED_TEXTS) this.remembered.clear();
    this.remembered.set(text, lexemes);
    return lexemes;
  }

  /**
   * About which share of the listings has the words of a search and what it narrows them by in their index; 0 in a
   * city, whose rows are few.
   */
  async shareOf({ texts, city, ...filters }: ResolvedSearch): Promise<number> {
    if (!texts || city) return 0;
    const shares = await Promise.all(texts.map((text) => this.shareOfText(text)));
    return shares.reduce((product, share) => product * share, narrowed(filters));
  }

  /** Words of one name stand together: more have them than each word alone would say. */
  private async shareOfText({ words, placed = 0, choices = [] }: SearchText): Promise<number> {
    const share = await this.share(await this.stemsOf(words));
    const chosen = choices.reduce((sum, choice) => sum + (this.frequencies.get(choice) ?? 0), 0);
    return Math.max(share + chosen, placed / this.listings);
  }

  /** About which share of the listings has all of these lexemes, 0 to 1; from the last ANALYZE. */
  async share(lexemes: readonly string[]): Promise<number> {
    if (lexemes.length === 0) return 0;
    await this.refresh();
    return lexemes.reduce((product, lexeme) => product * (this.frequencies.get(lexeme) ?? 0), 1);
  }

  private async refresh(): Promise<void> {
    const now = performance.now();
    if (now - this.readAt < REFRESH_MS) return;
    this.readAt = now;
    const rows = await this.database.read<{ lexeme: string; frequency: number; listings: number }>(
      frequenciesStatement,
    );
    this.frequencies = new Map(rows.map((row) => [row.lexeme, row.frequency]));
    this.listings = rows[0]?.listings ?? Infinity;
  }
}

/** Roughly: one of a few kinds or numbers of bedrooms, one of thirty states that are not equally large. */
function narrowed({ subtypes, bedrooms, state, ...others }: ResolvedSearch): number {
  const sized = others.minArea !== undefined && others.maxArea !== undefined;
  const priced = others.minPrice !== undefined && others.maxPrice !== undefined;
  const isOneNumber = bedrooms !== undefined && bedrooms.min === bedrooms.max;
  const parts = [Boolean(subtypes), isOneNumber, Boolean(state), sized, priced];
  return PART ** parts.filter(Boolean).length;
}

const PART = 0.2;

const OPENED = new WeakMap<Database, Lexemes>();
