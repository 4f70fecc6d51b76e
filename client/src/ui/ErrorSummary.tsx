import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/**
 * What has to be put right, above the form: it takes the focus at every refused try, and each line leads to
 * its field. The title of the page says so too while it stands.
 */
export function ErrorSummary({
  form,
  problems,
  tries,
  isMissing = true,
  heading = isMissing ? 'Please fill in all required fields:' : 'Please check what you entered:',
}: {
  form: RefObject<HTMLFormElement | null>;
  problems: readonly (readonly [name: string, message: string])[];
  /** Counts refused tries; 0 draws nothing. */
  tries: number;
  /** Something of it was left empty. */
  isMissing?: boolean;
  heading?: string;
}) {
  const box = useRef<HTMLDivElement>(null);
  const isShown = tries > 0 && problems.length > 0;
  useEffect(() => {
    if (tries > 0) box.current?.focus();
  }, [tries]);
  useErrorTitle(isShown);
  if (!isShown) return null;
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      className="grid gap-1 rounded-input border border-danger bg-danger-soft p-4 text-small"
    >
      <p className="font-semibold text-danger">{heading}</p>
      <ul>
        {problems.map(([name, message]) => (
          <li key={name}>
            <button
              type="button"
              className="min-h-11 text-left text-ink underline pointer-fine:min-h-8"
              onClick={() => focusField(form.current, name)}
            >
              {message}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Focuses the field of this name; of radio buttons, the chosen or the first one. */
export function focusField(form: HTMLFormElement | null, name: string): void {
  const found = form?.elements.namedItem(name);
  if (found instanceof RadioNodeList) {
    const radios = [...found].filter((each) => each instanceof HTMLInputElement);
    (radios.find(({ checked }) => checked) ?? radios[0])?.focus();
  } else if (found instanceof HTMLElement) found.focus();
}

function useErrorTitle(isShown: boolean): void {
  useEffect(() => {
    if (!isShown) return undefined;
    const before = document.title;
    document.title = `${PREFIX}${before}`;
    return () => {
      if (document.title === `${PREFIX}${before}`) document.title = before;
    };
  }, [isShown]);
}

const PREFIX = 'Error: ';
