import { Icon } from './Icon.tsx';
import type { IconName } from '../../../schema/catalogue/iconNames.ts';

/** 'round' lies on a picture and is named by its tooltip, 'labelled' stands among other buttons. */
export type MarkLook = 'round' | 'labelled';

/** A button that marks something and takes the mark away. */
export function MarkButton({
  icon,
  isIn,
  isFilled = false,
  label,
  word,
  about,
  look,
  onPress,
}: {
  icon: IconName;
  /** True while the thing is marked. */
  isIn: boolean;
  /** The picture is filled while the thing is marked; only for shapes that stay readable then. */
  isFilled?: boolean;
  /** The whole name of what a press does, for the round form. */
  label: string;
  /** What the labelled form shows. */
  word: string;
  /** What it is about, spoken after the word. */
  about: string;
  look: MarkLook;
  onPress: () => void;
}) {
  const isRound = look === 'round';
  return (
    <button
      type="button"
      aria-pressed={isIn}
      aria-label={isRound ? label : undefined}
      title={isRound ? label : undefined}
      onClick={onPress}
      className={`needs-script group/mark transition-transform duration-120 ${isRound ? ROUND : LABELLED}`}
    >
      <Icon
        name={icon}
        className={`stroke-[1.75] size-5 group-aria-pressed/mark:text-accent ${isFilled ? 'group-aria-pressed/mark:fill-current' : ''}`}
      />
      {!isRound && (
        <span>
          {word}
          <span className="sr-only">{` ${about}`}</span>
        </span>
      )}
    </button>
  );
}

const ROUND =
  'grid size-11 place-items-center rounded-full bg-raised/95 text-ink shadow-lift hover:text-accent active:scale-90';
const LABELLED =
  'inline-flex min-h-11 items-center justify-center gap-2 rounded-input border border-control bg-surface px-3.5 text-small font-semibold hover:bg-sunken aria-pressed:border-accent';
