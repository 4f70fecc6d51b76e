import type { ApolloClient } from '@apollo/client';
import { LIMITS } from '../../../../../../schema/limits.ts';
import { toMutationResult } from '../../../../apollo/refusal.ts';
import { DiscardDraftDocument, SaveDraftDocument } from './AccountDraft.generated.ts';
import type { Draft } from './draft.ts';
import { meet } from './elsewhere.ts';
import type { Elsewhere, ThereSaved } from './elsewhere.ts';

/**
 * The draft as its account has it, on the server, where other devices save it too: what they have saved meanwhile is
 * joined with what is saved here.
 */
export class AccountDraft {
  readonly #client: ApolloClient;
  /** Answers what the server has; null for nothing, and where it cannot be asked. */
  readonly #ask: () => Promise<ThereSaved | null>;
  /** The draft here when it was saved last, and the time that the server gave to it. */
  #saved: Draft;
  #seen: string;
  #elsewhere: Elsewhere | null = null;

  constructor(
    client: ApolloClient,
    { ask, saved, seen }: { ask: () => Promise<ThereSaved | null>; saved: Draft; seen?: string },
  ) {
    this.#client = client;
    this.#ask = ask;
    this.#saved = saved;
    this.#seen = seen ?? NEVER;
  }

  /** Answers what others have made of it and `draft` does not show; rejects where it could not be saved. */
  async save(draft: Draft): Promise<Elsewhere | null> {
    let isSaved = await this.#send(draft);
    for (let tries = 0; !isSaved && tries < MOST_TRIES; tries += 1) {
      // One after the other: each try begins with what the one before has found.
      // oxlint-disable-next-line no-await-in-loop
      isSaved = await this.#meetAndSend(draft);
    }
    if (!isSaved) throw new Error('Others save all the time.');
    return this.#elsewhere?.isNews(draft) ? this.#elsewhere : null;
  }

  /** The page shows now what others have made of it. */
  takeOver(): void {
    this.#elsewhere = null;
  }

  /** `next` is begun in its place. */
  async forget(next: Draft): Promise<void> {
    this.#elsewhere = null;
    this.#saved = next;
    this.#seen = NEVER;
    await this.#client.mutate({ mutation: DiscardDraftDocument, fetchPolicy: 'no-cache' });
  }

  async #meetAndSend(draft: Draft): Promise<boolean> {
    const there = await this.#ask();
    if (!there) throw new Error('The server has nothing, or could not be asked.');
    if (there.draft) {
      const found = { ...there, draft: there.draft };
      this.#elsewhere = meet(found, draft, { saved: this.#saved, earlier: this.#elsewhere });
    }
    this.#seen = there.seen;
    return this.#send(draft);
  }

  /** False where another device has saved meanwhile. */
  async #send(draft: Draft): Promise<boolean> {
    const complete = this.#elsewhere?.join(draft) ?? draft;
    const content = JSON.stringify(complete);
    if (content.length > LIMITS.draft.maxLength) throw new Error('The draft is too long.');
    const variables = { content, pictures: [...complete.photos], seen: this.#seen };
    const mutation = SaveDraftDocument;
    const sent = this.#client.mutate({ mutation, variables, fetchPolicy: 'no-cache' });
    const { data, refusal } = await toMutationResult(sent, 'Not saved.');
    if (refusal?.code === 'CONFLICT') return false;
    if (!data) throw new Error(refusal?.message);
    this.#seen = data.saveDraft.draft.updatedAt;
    this.#saved = draft;
    this.#elsewhere?.saved(draft, complete);
    return true;
  }
}

/** When a draft was saved that never was. */
const NEVER = new Date(0).toISOString();

const MOST_TRIES = 3;
