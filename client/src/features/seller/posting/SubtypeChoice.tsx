import { useEffect, useRef } from 'react';
import type { ReactNode, FocusEvent, KeyboardEvent, MouseEvent } from 'react';
import { POSTING_TEXTS } from '../../../../../schema/catalogue/messages.ts';
import type { Subtype } from '../../../../../schema/catalogue/model.ts';
import type { BasicDetails } from '../../../../../schema/rules/basicDetails.ts';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { Link } from '../../../ui/Link.tsx';
import { CardChoice } from './CardChoice.tsx';

/**
 * The kind of property: tiles, and once one is chosen a line with the way back to them, so that the form stands
 * within the first screen of a phone. The focus goes to the chosen tile when they unfold.
 */
export function SubtypeChoice({
  subtypes,
  chosen,
  basics,
  basicsPath,
  error,
  isOpen,
  saved,
  onOpen,
  onChange,
  onDone,
}: {
  /** Those of the chosen type. */
  subtypes: readonly Subtype[];
  chosen: Subtype | null;
  basics: BasicDetails;
  basicsPath: string;
  error: string | null;
  isOpen: boolean;
  /** Whether all of it is saved. */
  saved: ReactNode;
  onOpen: () => void;
  onChange: (key: string) => void;
  onDone: () => void;
}) {
  const element = useRef<HTMLElement>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (isOpen && !wasOpen.current) {
      element.current?.querySelector<HTMLInputElement>('input:checked')?.focus();
    }
    wasOpen.current = isOpen;
  }, [isOpen]);
  return (
    <section
      ref={element}
      aria-label="Property subtype"
      className="grid gap-4 rounded-panel border border-line bg-surface px-4 py-2 sm:px-6 sm:py-4"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        {isOpen ? (
          <BasicsLine basics={basics} path={basicsPath} />
        ) : (
          <p className="flex flex-wrap items-center gap-x-3 text-small">
            <span className="font-medium">
              {`${chosen?.title} for ${basics.purpose === 'rent' ? 'rent' : 'sale'}`}
            </span>
            <Button variant="quiet" className="-mx-2 px-2!" onClick={onOpen}>
              <Icon name="PencilLine" className="size-4" />
              Change<span className="sr-only"> the property subtype</span>
            </Button>
          </p>
        )}
        {saved}
      </div>
      {isOpen && (
        <SubtypeTiles
          subtypes={subtypes}
          value={chosen?.key ?? null}
          error={error}
          onChange={onChange}
          onDone={onDone}
        />
      )}
      {chosen === null && (
        <p className="text-small text-muted">{POSTING_TEXTS.chooseTypeAndSubtype}</p>
      )}
    </section>
  );
}

/** What the first page settled, and the way back to it. */
export function BasicsLine({ basics, path }: { basics: BasicDetails; path: string }) {
  const { propertyType, purpose, city, state } = basics;
  const words = [
    `${propertyType.charAt(0).toUpperCase()}${propertyType.slice(1)}`,
    purpose === 'rent' ? 'For Rent' : 'For Sale',
    [...new Set([city, state])].join(', '),
  ];
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-small">
      <span className="font-medium">{words.join(' · ')}</span>
      <Link to={path} className="text-link inline-flex min-h-11 items-center gap-1.5">
        <Icon name="PencilLine" className="size-4" />
        Change<span className="sr-only"> the basic details</span>
      </Link>
    </p>
  );
}

/**
 * The subtypes of the chosen type as tiles. The choice is done with a press, with Enter, and with Tab,
 * which leads on; arrows only look round, since they choose whatever they come to.
 */
export function SubtypeTiles({
  subtypes,
  value,
  error,
  onChange,
  onDone,
}: {
  subtypes: readonly Subtype[];
  value: string | null;
  error: string | null;
  onChange: (key: string) => void;
  onDone: () => void;
}) {
  const key = useRef('');
  const onKeyDown = (event: KeyboardEvent) => {
    key.current = event.shiftKey ? '' : event.key;
    if (event.key === 'Enter' && value !== null) onDone();
  };
  const onClick = ({ target }: MouseEvent) => {
    if (target instanceof HTMLInputElement && !key.current.startsWith('Arrow')) onDone();
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    // A press elsewhere would miss what moves away under it.
    const isGone = key.current === 'Tab' && !currentTarget.contains(relatedTarget);
    if (isGone && value !== null) onDone();
  };
  return (
    <CardChoice
      legend={POSTING_TEXTS.chooseSubtype}
      name="subtype"
      cards={subtypes.map(({ key, title, icon }) => ({
        value: key,
        title,
        icon,
      }))}
      value={value ?? ''}
      error={error}
      className="grid-cols-2 sm:grid-cols-3"
      onChange={onChange}
      onKeyDown={onKeyDown}
      onKeyUp={() => (key.current = '')}
      onClick={onClick}
      onBlur={onBlur}
    />
  );
}
