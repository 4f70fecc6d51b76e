import { useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { listingPath } from '../../../../../schema/routes.ts';
import { isEmptyFilter } from '../../../../../schema/search.ts';
import type { SearchProblem } from '../../../../../schema/search.ts';
import { COPY } from '../../../base/copy.ts';
import { Button } from '../../../ui/Button.tsx';
import { RadioChips, RadioTabs } from '../../../ui/Choice.tsx';
import { Disclosure } from '../../../ui/Disclosure.tsx';
import { NumberInput } from '../../../ui/Field.tsx';
import { COUNT_CHOICES, PURPOSE_CHOICES } from './choices.ts';
import { KeywordBox } from './KeywordBox.tsx';
import { forgetKeyword, rememberSearch } from './recentSearches.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { useApolloClient } from '@apollo/client/react';

/**
 * The search of the home page: a GET form to the list that works without scripts. The purpose is sent
 * only when the visitor picked a tab. A keyword is asked for unless another filter says what is
 * wanted; it is checked on submit and on leaving the box.
 */
export function HeroSearch({ knownNames }: { knownNames: readonly string[] }) {
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const { problem, check, recheck } = useKeywordCheck(knownNames);
  const [wrongPrice, setWrongPrice] = useState<SearchProblem | null>(null);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const sent = event.currentTarget;
    const code = await formCode();
    if (code === null) return sent.submit();
    const { filter, problems } = code.readForm(sent);
    const wrong = problems.find(({ path }) => PRICE_FIELDS.some(({ name }) => name === path));
    setWrongPrice(wrong ?? null);
    if (wrong) return showField(sent, wrong.path);
    const keyword = code.keywordOfForm(sent);
    const isNeeded = isEmptyFilter({ ...filter, keyword: undefined });
    const found = keyword !== '' || isNeeded ? await check(keyword) : null;
    if (found === null) {
      rememberSearch(keyword, filter);
      void navigate(listingPath(filter));
    } else {
      forgetKeyword(keyword);
      form.current?.querySelector<HTMLInputElement>('[name="keyword"]')?.focus();
    }
  };

  return (
    <search>
      <form
        ref={form}
        action={listingPath()}
        method="get"
        noValidate
        onSubmit={(event) => void submit(event)}
        className="grid gap-4 rounded-panel border border-line bg-surface p-4 shadow-lift sm:p-6"
      >
        <RadioTabs legend="Buy or rent" name="status" defaultValue="" options={PURPOSE_CHOICES} />
        <div className="grid items-start gap-3 sm:grid-cols-[1fr_auto]">
          <KeywordBox
            label="Search"
            labelHidden
            placeholder={COPY.search.placeholder}
            error={problem}
            className="min-h-13 pl-11"
            icon={
              <Icon
                name="Search"
                className="pointer-events-none absolute top-4 left-3.5 size-5 text-muted"
              />
            }
            filterNow={async () => {
              const code = await formCode();
              return form.current && code ? code.filterOfForm(form.current) : {};
            }}
            onPick={(filter) => void navigate(listingPath(filter))}
            onChange={(text) => void recheck(text)}
            onBlur={(text) => {
              if (text !== '') void check(text);
            }}
          />
          <Button type="submit" size="large" disabled={problem !== null}>
            {COPY.search.button}
          </Button>
        </div>
        <Disclosure title="Price, bedrooms and bathrooms" look="link">
          <div className="grid gap-4 sm:grid-cols-2">
            {PRICE_FIELDS.map(({ name, label }) => (
              <NumberInput
                key={name}
                label={label}
                unit="₹"
                bound={name === 'minPrice' ? 'min' : 'max'}
                name={name}
                placeholder="Any price"
                error={wrongPrice?.path === name ? wrongPrice.message.replace(name, label) : null}
                onChange={() => setWrongPrice(null)}
              />
            ))}
            <RadioChips legend="Bedrooms" name="bedrooms" defaultValue="" options={COUNT_CHOICES} />
            <RadioChips
              legend="Bathrooms"
              name="bathrooms"
              defaultValue=""
              options={COUNT_CHOICES}
            />
          </div>
        </Disclosure>
      </form>
    </search>
  );
}

const PRICE_FIELDS = [
  { name: 'minPrice', label: 'Min price' },
  { name: 'maxPrice', label: 'Max price' },
] as const;

/** Unfolds what it stands in, too. */
function showField(form: HTMLFormElement, name: string): void {
  const field = form.elements.namedItem(name);
  if (!(field instanceof HTMLElement)) return;
  field.closest('details')?.setAttribute('open', '');
  field.focus();
}

/** What reads the form comes when it is used; without it the browser sends the form as it does without scripts. */
async function formCode() {
  return import('./filterForm.ts').catch(() => null);
}

/** Checks the keyword of the home page; the rules are fetched for the first check. */
function useKeywordCheck(knownNames: readonly string[]): {
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
