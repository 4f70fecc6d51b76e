import type { IconName } from '../../../schema/catalogue/iconNames.ts';
import sprite from './icons.svg';

/** An icon of the sprite, in the colour of the text around it; 24 pixels wide unless `className` says otherwise. */
export function Icon({ name, className = '' }: { name: IconName; className?: string }) {
  return (
    <svg className={className ? `icon ${className}` : 'icon'} aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
