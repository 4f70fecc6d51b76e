import { ChevronDown, Search } from 'lucide-react';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { LIMITS } from '../../../../schema/limits.ts';
import { listingPath } from '../../../../schema/routes.ts';
import { readSearch, isEmptyFilter } from '../../../../schema/search.ts';
import { COPY } from '../../copy.ts';
import { Button } from '../../ui/Button.tsx';
import { RadioChips, RadioTabs } from '../../ui/Choice.tsx';
import { NumberInput, TextInput } from '../../ui/Field.tsx';
import { PURPOSE_LABELS } from './filterWords.ts';
import { useKeywordCheck } from './useKeywordCheck.ts';

/**
 * The search of the home page: a GET form to the list that works without scripts. The purpose is sent
 * only when the visitor picked a tab (D-15); the keyword is checked on submit and on leaving the box.
 */
export function HeroSearch({ knownNames }: { knownNames: readonly string[] }) {
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  const { problem, check, recheck } = useKeywordCheck(knownNames);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const texts = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
    const { filter } = readSearch(new URLSearchParams(texts));
    const { keyword, ...others } = filter;
    const isKeywordNeeded = isEmptyFilter(others);
    const found = keyword || isKeywordNeeded ? await check(textOf(form)) : null;
    if (found === null) void navigate(listingPath(filter));
    else form.querySelector<HTMLInputElement>('[name="keyword"]')?.focus();
  };

  return (
    <form
      action={listingPath()}
      method="get"
      role="search"
      noValidate
      onSubmit={(event) => void submit(event)}
      className="grid gap-4 rounded-panel border border-line bg-surface p-4 shadow-lift sm:p-6"
    >
      <RadioTabs
        legend="Buy or rent"
        name="status"
        defaultValue=""
        options={[
          { value: '', label: 'All' },
          { value: 'sell', label: PURPOSE_LABELS.sell },
          { value: 'rent', label: PURPOSE_LABELS.rent },
        ]}
      />
      <div className="grid items-start gap-3 sm:grid-cols-[1fr_auto]">
        <div className="relative">
          <TextInput
            label="Search"
            labelHidden
            name="keyword"
            maxLength={LIMITS.keyword.maxLength}
            placeholder={COPY.search.placeholder}
            autoComplete="off"
            enterKeyHint="search"
            error={problem}
            className="min-h-13 pl-11"
            onChange={(event) => void recheck(event.currentTarget.value)}
            onBlur={(event) => {
              if (event.currentTarget.value !== '') void check(event.currentTarget.value);
            }}
          />
          <Search
            aria-hidden="true"
            className="pointer-events-none absolute top-4 left-3.5 size-5 text-muted"
          />
        </div>
        <Button type="submit" size="large" disabled={problem !== null}>
          {COPY.search.button}
        </Button>
      </div>
      <details
        open={isOpen}
        onToggle={(event) => setOpen(event.currentTarget.open)}
        className="group/more"
      >
        <summary className="-my-2 inline-flex min-h-11 items-center gap-1.5 rounded-tag text-small font-medium text-primary hover:text-primary-hover">
          Price, bedrooms and bathrooms
          <ChevronDown
            aria-hidden="true"
            className="size-4 transition-transform duration-200 group-open/more:rotate-180"
          />
        </summary>
        <div className="grid gap-4 pt-4 sm:grid-cols-2">
          <NumberInput label="Min price" name="minPrice" placeholder="Any price" />
          <NumberInput label="Max price" name="maxPrice" placeholder="Any price" />
          <RadioChips legend="Bedrooms" name="bedrooms" defaultValue="" options={COUNTS} />
          <RadioChips legend="Bathrooms" name="bathrooms" defaultValue="" options={COUNTS} />
        </div>
      </details>
    </form>
  );
}

function textOf(form: HTMLFormElement): string {
  return String(new FormData(form).get('keyword') ?? '');
}

const COUNTS = [
  { value: '', label: 'Any' },
  { value: '1', label: '1' },
  { value: '2', label: '2' },
  { value: '3', label: '3' },
  { value: '4+', label: '4+' },
] as const;
