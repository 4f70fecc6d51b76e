import { skipToken } from '@apollo/client/react';
import { useContext, useId } from 'react';
import { LIMITS } from '../../../../../../schema/limits.ts';
import type { Feed } from '../../../../../../schema/catalogue/model.ts';
import { TextInput } from '../../../../ui/Field.tsx';
import { useSuggestionsQuery } from '../../../market/search/Suggestions.generated.ts';
import { useDebounced } from '../../../../ui/useDebounced.ts';
import { TownContext } from '../townContext.ts';
import { FieldLabel } from './FieldLabel.tsx';
import { asText } from './fieldProps.ts';
import type { FieldProps } from './fieldProps.ts';

/** Whether what is known of the town is suggested for a field that feeds this. */
export function isSuggested(feeds: Feed | undefined): boolean {
  return feeds !== undefined && feeds in KINDS;
}

/**
 * A locality or project: what the town is known to have is suggested while it is typed, and brings its place when it
 * is picked; anything else is kept as it was typed.
 */
export function SuggestedTextField({
  field,
  label,
  value,
  isRequired,
  error,
  ...rest
}: FieldProps) {
  const id = useId();
  const names = useKnownNames(field.feeds, asText(value).trim());
  return (
    <>
      <TextInput
        name={field.key}
        label={<FieldLabel label={label} isRequired={isRequired} />}
        hint={field.help}
        error={error}
        value={asText(value)}
        autoComplete="off"
        list={id}
        required={isRequired}
        onChange={(event) => rest.onChange(field.key, event.currentTarget.value)}
        onBlur={(event) => rest.onLeave(field.key, event)}
      />
      <datalist id={id}>
        {names.map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </datalist>
    </>
  );
}

function useKnownNames(feeds: Feed | undefined, typed: string): readonly string[] {
  const town = useContext(TownContext);
  const text = town === null || typed.length < LIMITS.suggestions.minLetters ? null : typed;
  const query = useDebounced(text, LIMITS.suggestions.waitMs);
  const { data, previousData } = useSuggestionsQuery(
    query === null || town === null
      ? skipToken
      : { variables: { text: query, limit: LIMITS.suggestions.max, ...town } },
  );
  const found = (text === null ? undefined : (data ?? previousData))?.suggestions ?? [];
  const names = found.flatMap((each) =>
    each.city === town?.city && each.state === town?.state && each.kind === kindOf(feeds)
      ? (each.locality ?? each.keyword ?? [])
      : [],
  );
  // What was picked needs no list any more.
  return names.includes(typed) ? [] : [...new Set(names)];
}

function kindOf(feeds: Feed | undefined): string | undefined {
  return feeds && KINDS[feeds];
}

/** What is suggested for a field, by what it feeds. */
const KINDS: Partial<Record<Feed, 'LOCALITY' | 'PROJECT'>> = {
  locality: 'LOCALITY',
  project: 'PROJECT',
};
