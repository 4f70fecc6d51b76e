import { useRef } from 'react';
import type { FocusEvent, KeyboardEvent, MouseEvent } from 'react';
import { POSTING_TEXTS } from '../../../../../schema/catalogue/messages.ts';
import type { Subtype } from '../../../../../schema/catalogue/model.ts';
import { CardChoice } from './CardChoice.tsx';

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
