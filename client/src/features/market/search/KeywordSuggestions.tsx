import { skipToken } from '@apollo/client/react';
import { useCombobox } from 'downshift';
import { useEffect, useImperativeHandle, useLayoutEffect, useMemo, useState } from 'react';
import type { InputHTMLAttributes, Ref, RefObject } from 'react';
import { LIMITS } from '../../../../../schema/limits.ts';
import type { SearchFilter } from '../../../../../schema/search.ts';
import { pluralize } from '../../../../../schema/format/count.ts';
import { selectedCity } from '../places/selectedCity.ts';
import { useSuggestionsQuery } from './Suggestions.generated.ts';
import { announce } from '../../../ui/announce.tsx';
import { POPUP, RecentSearches } from './RecentSearches.tsx';
import { rememberSearch } from './recentSearches.ts';
import { countText } from './resultCount.ts';
import { filterOf, withSuggestion } from './suggestionFilter.ts';
import type { Suggestion } from './suggestionFilter.ts';
import { useDebounced } from '../../../ui/useDebounced.ts';
import { Icon } from '../../../ui/Icon.tsx';
import type { IconName } from '../../../../../schema/catalogue/iconNames.ts';

/** What the suggestions do when something happens to the box. */
export type BoxEvents = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'onChange' | 'onKeyDown' | 'onBlur' | 'onClick'
>;

/**
 * What hangs under the keyword box: suggestions while something is typed, the last searches while nothing
 * is. The box stays an input of its own; this tells it its ARIA attributes and listens to its events.
 * Enter without a highlighted suggestion searches for the text.
 */
export function KeywordSuggestions({
  box,
  ref,
  onAttributes,
  filterNow,
  onPick,
}: {
  box: RefObject<HTMLDivElement | null>;
  /** Takes the events of the box. */
  ref: Ref<BoxEvents>;
  onAttributes: (attributes: InputHTMLAttributes<HTMLInputElement>) => void;
  filterNow: () => SearchFilter | Promise<SearchFilter>;
  onPick: (filter: SearchFilter) => void;
}) {
  const input = box.current?.querySelector('input') ?? null;
  const [text, setText] = useState(input?.value ?? '');
  const { suggestions, isFresh } = useSuggestions(text);
  const groups = useMemo(() => groupsOf(suggestions), [suggestions]);
  const items = useMemo(() => groups.flatMap((group) => group.items), [groups]);

  const pick = async (suggestion: Suggestion) => {
    if (input) input.value = suggestion.label;
    rememberSearch(announcementOf(suggestion), filterOf(suggestion));
    onPick(withSuggestion(await filterNow(), suggestion));
  };
  const combobox = useCombobox<Suggestion>({
    items,
    inputId: input?.id ?? '',
    inputValue: text,
    selectedItem: null,
    // Something was typed before this code arrived.
    initialIsOpen: input !== null && input.value !== input.defaultValue,
    itemToString: (item) => item?.label ?? '',
    onInputValueChange: ({ inputValue }) => setText(inputValue),
    onSelectedItemChange: ({ selectedItem }) => {
      if (selectedItem) void pick(selectedItem);
    },
    // Leaving the box picks nothing.
    stateReducer: (state, { type, changes }) =>
      type === useCombobox.stateChangeTypes.InputBlur
        ? { ...changes, selectedItem: state.selectedItem, inputValue: state.inputValue }
        : changes,
  });
  const { isOpen, highlightedIndex, closeMenu, getInputProps, getMenuProps, getItemProps } =
    combobox;
  const isShown = isOpen && items.length > 0;
  const props = getInputProps({}, { suppressRefError: true });

  useLayoutEffect(() => {
    if (input && typeof props.ref === 'function') props.ref(input);
  });
  useImperativeHandle(ref, () => ({
    onChange: props.onChange,
    onBlur: props.onBlur,
    onClick: props.onClick,
    onKeyDown: (event) => {
      const { key } = event;
      if (key === 'Escape' && isShown) {
        // One step at a time: the sheet around the box stays open.
        event.stopPropagation();
        props.onKeyDown?.(event);
      } else if (key === 'Enter' && (!isShown || highlightedIndex < 0)) closeMenu();
      else if (!OWN_KEYS.has(key)) props.onKeyDown?.(event);
    },
  }));
  const { 'aria-controls': controls, 'aria-activedescendant': active } = props;
  useEffect(() => {
    onAttributes({
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': isShown,
      ...(isShown && { 'aria-controls': controls, 'aria-activedescendant': active || undefined }),
    });
  }, [onAttributes, isShown, controls, active]);
  useEffect(() => {
    if (isShown && isFresh) announce(COUNTED(items.length));
  }, [isShown, isFresh, items]);

  return (
    <>
      <div
        {...getMenuProps({ 'aria-label': 'Suggestions' })}
        className={isShown ? POPUP : 'hidden'}
      >
        {isShown &&
          groups.map(({ title, items: ofKind }) => (
            // A list of options may hold groups, and no other element is one.
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
            <div key={title} role="group" aria-label={title}>
              <p
                aria-hidden="true"
                className="px-3 pt-2 pb-1 text-caption font-semibold text-muted"
              >
                {title}
              </p>
              {ofKind.map((item) => {
                const index = items.indexOf(item);
                return (
                  <div
                    key={`${item.label} ${item.detail}`}
                    {...getItemProps({ item, index })}
                    className={`flex min-h-11 cursor-pointer items-center gap-3 rounded-tag px-3 py-1.5 text-small ${index === highlightedIndex ? 'bg-primary-soft text-on-primary-soft' : ''}`}
                  >
                    <Row item={item} />
                  </div>
                );
              })}
            </div>
          ))}
      </div>
      <Recent box={box} isEmpty={text === ''} />
    </>
  );
}

function Row({ item }: { item: Suggestion }) {
  const { kind, label, detail, propertyCount, propertyCountIsLowerBound } = item;
  const { icon } = KINDS[kind];
  return (
    <>
      <Icon name={icon} className="size-4 shrink-0 opacity-70" />
      <span className="grid min-w-0 grow leading-tight">
        <span className="truncate font-medium">
          {kind === 'TEXT' ? `Search for “${label}”` : label}
        </span>
        {detail && <span className="truncate text-caption opacity-80">{detail}</span>}
      </span>
      {/* Words that stand nowhere may be mistyped: the search corrects them. */}
      {(kind !== 'TEXT' || propertyCount > 0) && (
        <span className="shrink-0 text-caption tabular-nums opacity-80">
          {countText(propertyCount, propertyCountIsLowerBound)}
          <span className="sr-only">{propertyCount === 1 ? ' property' : ' properties'}</span>
        </span>
      )}
    </>
  );
}

/** The last searches, as long as the focus is in the empty box or among them. */
function Recent({ box, isEmpty }: { box: RefObject<HTMLDivElement | null>; isEmpty: boolean }) {
  const [isInside, setInside] = useState(
    () => box.current?.contains(document.activeElement) ?? false,
  );
  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const come = () => setInside(true);
    const go = ({ relatedTarget }: FocusEvent) =>
      setInside(relatedTarget instanceof Node && element.contains(relatedTarget));
    const dismiss = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !element.querySelector('section')) return;
      event.stopPropagation();
      element.querySelector('input')?.focus();
      setInside(false);
    };
    element.addEventListener('focusin', come);
    element.addEventListener('focusout', go);
    element.addEventListener('keydown', dismiss);
    return () => {
      element.removeEventListener('focusin', come);
      element.removeEventListener('focusout', go);
      element.removeEventListener('keydown', dismiss);
    };
  }, [box]);
  if (!isInside || !isEmpty) return null;
  return <RecentSearches onLeave={() => box.current?.querySelector('input')?.focus()} />;
}

function useSuggestions(text: string): { suggestions: readonly Suggestion[]; isFresh: boolean } {
  const typed = text.trim().length < LIMITS.suggestions.minLetters ? null : text.trim();
  const query = useDebounced(typed, LIMITS.suggestions.waitMs);
  const { data, error } = useSuggestionsQuery(
    query === null
      ? skipToken
      : { variables: { text: query, limit: LIMITS.suggestions.shown, ...nearby() } },
  );
  const [last, setLast] = useState({ text: '', found: NONE });
  if (data && query !== null && last.found !== data.suggestions) {
    setLast({ text: query, found: data.suggestions });
  }
  // While more is typed, or less, the last ones stay; for another text, and where none came, there are none.
  const isOfLast = typed !== null && (typed.startsWith(last.text) || last.text.startsWith(typed));
  const found = isOfLast && !error ? last.found : NONE;
  const suggestions = useMemo(() => {
    // Places without a listing are only worth naming when there is nothing better.
    const listed = found.filter(({ kind, propertyCount }) => propertyCount > 0 || kind === 'TEXT');
    return listed.length > 0 ? listed : found;
  }, [found]);
  return { suggestions, isFresh: query === typed && data !== undefined };
}

/** What lies in the city of the header comes first. */
function nearby(): { city?: string; state?: string } {
  const chosen = selectedCity();
  return chosen ? { city: chosen.city, state: chosen.state } : {};
}

/** One group a kind, in the order in which the server names them first. */
function groupsOf(suggestions: readonly Suggestion[]) {
  const titles = [...new Set(suggestions.map(titleOf))];
  return titles.map((title) => ({
    title,
    items: suggestions.filter((each) => titleOf(each) === title),
  }));
}

function titleOf({ kind, isPopular }: Suggestion): string {
  return isPopular ? POPULAR : KINDS[kind].title;
}

/** A phrase was said by who typed it. */
function announcementOf({ kind, label, detail }: Suggestion): string {
  return detail && kind !== 'PHRASE' ? `${label}, ${detail}` : label;
}

const POPULAR = 'Popular places';
const NONE: readonly Suggestion[] = [];
const COUNTED = (count: number) => pluralize(count, 'suggestion');

/** Keys that belong to the text even while suggestions are shown. */
const OWN_KEYS = new Set(['Home', 'End', 'Escape']);

const KINDS: Record<Suggestion['kind'], { title: string; icon: IconName }> = {
  CITY: { title: 'Cities', icon: 'MapPin' },
  LOCALITY: { title: 'Localities', icon: 'MapPin' },
  STATE: { title: 'States', icon: 'Map' },
  PROJECT: { title: 'Projects', icon: 'Building2' },
  SUBTYPE: { title: 'Property types', icon: 'House' },
  PINCODE: { title: 'PIN codes', icon: 'MapPin' },
  FILTER: { title: 'Filters', icon: 'SlidersHorizontal' },
  PHRASE: { title: 'Your search', icon: 'Search' },
  TEXT: { title: 'Nothing matches exactly', icon: 'Search' },
};
