import { LIMITS } from '../../../../../../schema/limits.ts';
import type { PictureData } from '../../../../ui/Picture.tsx';
import type { Draft, DraftPart } from './draft.ts';
import type { Elsewhere } from './elsewhere.ts';

/** How far the draft on screen is saved. */
export interface DraftState {
  draft: Draft;
  /** Milliseconds of the last save; null before the first one on this page. */
  savedAt: number | null;
  /** Where the last save got to. */
  where: 'account' | 'device' | 'nowhere';
  /** Something has changed since. */
  isDirty: boolean;
  /** What another device has made of it and this page does not show yet. */
  elsewhere: Elsewhere | null;
  /** What was taken over from other devices: how often, and the photos that the server had at the last time. */
  taken: { round: number; pictures: readonly PictureData[] } | null;
}

/** What saves drafts; tests give their own. */
export interface DraftTools {
  /** False where the browser keeps nothing. */
  saveOnDevice: (draft: Draft) => boolean;
  /** Rejects when the server could not be asked, or refused. Answers what the draft does not show, as in the state. */
  saveOnServer: (draft: Draft) => Promise<Elsewhere | null>;
  /** The draft shows now what was made of it elsewhere. */
  takeOver: () => void;
  forgetOnDevice: () => void;
  /** `next` is begun in its place. */
  forgetOnServer: (next: Draft) => Promise<void>;
}

/**
 * Saves what is typed: a moment after the last change, and at once when the page is about to go, on the
 * device and on the server, where one save runs at a time and the newest content goes next. A store outside
 * React, so that leaving a page in the middle of a save loses nothing.
 */
export class DraftSaver {
  readonly #tools: DraftTools;
  readonly #listeners = new Set<() => void>();
  #state: DraftState;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #sending: Promise<void> | null = null;
  #isWaiting = false;
  #isCleared = false;

  constructor(draft: Draft, tools: DraftTools) {
    this.#tools = tools;
    this.#state = { ...NEW, draft };
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly current = (): DraftState => this.#state;

  /** Something was typed or chosen. */
  readonly change = (part: DraftPart): void => {
    this.#isCleared = false;
    this.#show({ draft: { ...this.#state.draft, ...part }, isDirty: true });
    clearTimeout(this.#timer);
    this.#timer = setTimeout(this.save, LIMITS.draft.saveAfterIdleMs);
  };

  /** Saves now, if there is anything to save. True when nothing on the page would be lost with it. */
  readonly save = (): boolean => {
    clearTimeout(this.#timer);
    const { isDirty, where } = this.#state;
    if (!isDirty || this.#isCleared) return !isDirty || where !== 'nowhere';
    const savedAt = Date.now();
    const draft = { ...this.#state.draft, savedAt };
    const isOnDevice = this.#tools.saveOnDevice(draft);
    this.#show({
      draft,
      isDirty: !isOnDevice,
      ...(isOnDevice && { savedAt, where: 'device' as const }),
    });
    this.#isWaiting = true;
    void this.#send();
    return isOnDevice;
  };

  /** Saves now, and waits until the server has all of it or was asked in vain. */
  readonly finish = async (): Promise<void> => {
    this.save();
    // What is typed during one save goes with the next.
    // oxlint-disable-next-line no-await-in-loop
    while (this.#sending !== null) await this.#sending;
  };

  /** Shows what another device has made of it, with what was typed here. */
  readonly takeOver = (): void => {
    const { draft, elsewhere, taken: used } = this.#state;
    if (!elsewhere) return;
    const { pictures } = elsewhere;
    const round = (used?.round ?? 0) + 1;
    this.#show({
      draft: elsewhere.join(draft),
      elsewhere: null,
      taken: { round, pictures },
    });
    this.#tools.takeOver();
    this.change({});
  };

  /** Begins anew with `draft`; what was saved is forgotten everywhere. */
  readonly clear = (draft: Draft): void => {
    clearTimeout(this.#timer);
    this.#isCleared = true;
    this.#isWaiting = false;
    this.#tools.forgetOnDevice();
    const before = this.#sending ?? Promise.resolve();
    this.#sending = before
      .then(() => this.#tools.forgetOnServer(draft))
      .catch(() => undefined)
      .finally(() => {
        this.#sending = null;
        void this.#send();
      });
    this.#show({ ...NEW, draft });
  };

  async #send(): Promise<void> {
    if (this.#sending !== null || !this.#isWaiting) return;
    this.#isWaiting = false;
    const { draft } = this.#state;
    this.#sending = this.#tools.saveOnServer(draft).then(
      (elsewhere) => this.#arrived(draft, elsewhere),
      // The next change tries again; until then the device has it.
      () => undefined,
    );
    const sending = this.#sending;
    await sending;
    // Forgetting may have queued behind this save; the next one then waits for it.
    if (this.#sending !== sending) return;
    this.#sending = null;
    void this.#send();
  }

  #arrived(draft: Draft, elsewhere: Elsewhere | null): void {
    if (this.#isCleared) return;
    const isLatest = this.#state.draft === draft;
    const { savedAt } = draft;
    this.#show({ savedAt, where: 'account', elsewhere, ...(isLatest && { isDirty: false }) });
  }

  #show(part: Partial<DraftState>): void {
    this.#state = { ...this.#state, ...part };
    for (const listener of this.#listeners) listener();
  }
}

const NEW = {
  savedAt: null,
  where: 'nowhere',
  isDirty: false,
  elsewhere: null,
  taken: null,
} as const;
