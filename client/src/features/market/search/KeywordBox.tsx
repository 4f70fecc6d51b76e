import type { BoxEvents } from './KeywordSuggestions.tsx';
import { useId, useRef, useState } from 'react';
import type { InputHTMLAttributes, ReactNode } from 'react';
import { LIMITS } from '../../../../../schema/limits.ts';
import type { SearchFilter } from '../../../../../schema/search.ts';
import { TextInput } from '../../../ui/Field.tsx';
import { lazyWithRetry } from '../../../ui/lazyWithRetry.ts';
import { usePart } from '../../../ui/usePart.ts';

export interface KeywordBoxProps {
  label: string;
  labelHidden?: boolean;
  defaultValue?: string;
  placeholder: string;
  error?: string | null;
  /** Lies in the box, on its left. */
  icon?: ReactNode;
  className?: string;
  /** The filter that stands beside the keyword when something is picked. */
  filterNow: () => SearchFilter | Promise<SearchFilter>;
  /** The whole filter after a suggestion was picked. */
  onPick: (filter: SearchFilter) => void;
  onChange?: (text: string) => void;
  onBlur?: (text: string) => void;
}

/**
 * The box for a keyword. It is a plain input of its form; what suggests places, projects and kinds while
 * typing is fetched when the box first gets the focus, and the box itself never changes, so nothing typed
 * is lost.
 */
export function KeywordBox({
  icon,
  filterNow,
  onPick,
  onChange,
  onBlur,
  ...rest
}: KeywordBoxProps) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const events = useRef<BoxEvents | null>(null);
  const [isUsed, setUsed] = useState(false);
  const [attributes, setAttributes] = useState<InputHTMLAttributes<HTMLInputElement>>({});
  const { code: KeywordSuggestions } = usePart(
    isUsed,
    lazyWithRetry(() => import('./KeywordSuggestions.tsx'), 'KeywordSuggestions'),
  );
  return (
    <div ref={box} className="relative min-w-[min(100%,10rem)] flex-1">
      <TextInput
        id={id}
        name="keyword"
        maxLength={LIMITS.keyword.maxLength}
        autoComplete="off"
        enterKeyHint="search"
        {...rest}
        {...attributes}
        onFocus={() => setUsed(true)}
        onChange={(event) => {
          onChange?.(event.currentTarget.value);
          events.current?.onChange?.(event);
        }}
        onKeyDown={(event) => events.current?.onKeyDown?.(event)}
        onClick={(event) => events.current?.onClick?.(event)}
        onBlur={(event) => {
          onBlur?.(event.currentTarget.value);
          events.current?.onBlur?.(event);
        }}
      />
      {icon}
      {KeywordSuggestions && (
        <KeywordSuggestions
          box={box}
          ref={events}
          onAttributes={setAttributes}
          filterNow={filterNow}
          onPick={onPick}
        />
      )}
    </div>
  );
}
