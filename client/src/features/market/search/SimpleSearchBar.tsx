import { useApolloClient } from '@apollo/client/react';
import { useRef, useState } from 'react';
import type { FormEvent, ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { listingPath } from '../../../../../schema/routes.ts';
import { filterProblem } from '../../../../../schema/rules/searchFilter.ts';
import { COPY } from '../../../base/copy.ts';
import { Button } from '../../../ui/Button.tsx';
import { fetchWithRetry } from '../../../ui/lazyWithRetry.ts';
import { useHydrated } from '../../../ui/useHydrated.ts';
import { keywordOfForm } from './filterForm.ts';
import { KeywordBox } from './KeywordBox.tsx';
import { rememberSearch } from './recentSearches.ts';
import { Icon } from '../../../ui/Icon.tsx';

/**
 * The short search: one box, the visitor's place or voice instead of typing, and a few searches to start
 * from. It always leads to the list of one keyword.
 */
export function SimpleSearchBar({ keyword = '' }: { keyword?: string }) {
  const navigate = useNavigate();
  const client = useApolloClient();
  const form = useRef<HTMLFormElement>(null);
  const [busy, setBusy] = useState<'place' | 'voice' | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const isMute = useHydrated() && !VOICES.some((name) => name in window);

  const fill = (text: string) => {
    const input = form.current?.elements.namedItem('keyword');
    if (!(input instanceof HTMLInputElement)) return;
    input.value = text;
    input.focus();
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = keywordOfForm(event.currentTarget).trim();
    const filter = text === '' ? {} : { keyword: text };
    const found = filterProblem('keyword', filter);
    if (found !== null) return setProblem(found);
    rememberSearch(text, filter);
    void navigate(listingPath(filter));
  };
  const attempt = async (what: 'place' | 'voice', work: () => Promise<void>) => {
    setBusy(what);
    setProblem(null);
    try {
      await work();
    } catch (error) {
      setProblem(error instanceof Error ? error.message : COPY.wrong.title);
    } finally {
      setBusy(null);
    }
  };
  const goToPlace = async () => {
    const { detectLocation } = await fetchWithRetry(() => import('../places/detectLocation.ts'));
    const { city, state } = await detectLocation(client);
    await navigate(listingPath({ city, state }));
  };
  const listen = async () => {
    const { listenForSpeech } = await fetchWithRetry(() => import('./speechInput.ts'));
    fill(await listenForSpeech());
  };

  return (
    <search aria-label="Quick search" className="grid gap-2">
      <form ref={form} action={listingPath()} method="get" onSubmit={submit}>
        <div className="flex flex-wrap items-start gap-2">
          <KeywordBox
            key={keyword}
            label="Search"
            labelHidden
            defaultValue={keyword}
            placeholder={COPY.search.placeholder}
            error={problem}
            filterNow={() => ({})}
            onPick={(filter) => void navigate(listingPath(filter))}
            onChange={() => setProblem(null)}
          />
          <Button type="submit" className="px-5">
            <Icon name="Search" className="size-4 max-sm:hidden" />
            Search
          </Button>
        </div>
      </form>
      <div className="needs-script scroll-row -mx-1 flex snap-none gap-2 px-1 py-1">
        <Helper isBusy={busy === 'place'} onClick={() => void attempt('place', goToPlace)}>
          <Icon name="LocateFixed" className="size-4" />
          Use my location
        </Helper>
        <Helper
          isBusy={busy === 'voice'}
          isDisabled={isMute}
          title={isMute ? 'Voice search is not supported by this browser.' : undefined}
          onClick={() => void attempt('voice', listen)}
        >
          <Icon name="Mic" className="size-4" />
          {busy === 'voice' ? 'Listening…' : 'Voice search'}
        </Helper>
        {STARTS.map((start) => (
          <Helper key={start} onClick={() => fill(start)}>
            {start}
          </Helper>
        ))}
        <Helper onClick={() => fill('')}>View all searches</Helper>
      </div>
    </search>
  );
}

function Helper({
  isBusy = false,
  isDisabled = false,
  title,
  onClick,
  children,
}: {
  isBusy?: boolean;
  isDisabled?: boolean;
  title?: string | undefined;
  onClick: () => void;
  children: ReactNode;
}) {
  return (
    <button
      type="button"
      aria-busy={isBusy}
      disabled={isDisabled || isBusy}
      title={title}
      onClick={onClick}
      className="inline-flex min-h-11 shrink-0 items-center gap-1.5 rounded-full border border-line bg-surface px-4 text-small font-medium whitespace-nowrap transition-colors duration-120 enabled:hover:border-primary enabled:hover:text-primary disabled:cursor-not-allowed disabled:text-muted pointer-fine:min-h-9"
    >
      {children}
    </button>
  );
}

/** Each fills the box. */
const STARTS = ['Buy in Agra', 'Flats in Noida', 'Commercial in Delhi'] as const;

/** The names under which browsers know speech. */
const VOICES = ['SpeechRecognition', 'webkitSpeechRecognition'] as const;
