import type { ReactNode } from 'react';
import { Link } from './Link.tsx';
import { Icon } from './Icon.tsx';

export type BadgeTone =
  | 'sale'
  | 'rent'
  | 'brass'
  | 'success'
  | 'warning'
  | 'danger'
  | 'info'
  | 'plain';

/** A short word about a thing. The words carry the meaning, the colour only helps. */
export function Badge({
  tone,
  strong = false,
  highlighted = false,
  isLong = false,
  icon,
  children,
}: {
  tone: BadgeTone;
  /** Filled, for badges that lie on a picture. */
  strong?: boolean;
  /** Larger and ringed, for what this reader looks for. */
  highlighted?: boolean;
  /** Several words, which take two lines where letters are large. */
  isLong?: boolean;
  icon?: ReactNode;
  children: ReactNode;
}) {
  const look = strong ? STRONG[tone] : SOFT[tone];
  return (
    <span
      data-highlighted={highlighted || undefined}
      className={`badge ${isLong ? '' : 'whitespace-nowrap '}${look}`}
    >
      {icon}
      {children}
    </span>
  );
}

/** An applied value that its own link takes away. */
export function RemovableChip({
  to,
  label,
  onRemove,
}: {
  to: string;
  label: string;
  onRemove?: () => void;
}) {
  return (
    <Link
      to={to}
      onClick={onRemove}
      aria-label={`Remove ${label}`}
      className="inline-flex min-h-11 max-w-full items-center gap-1.5 rounded-full bg-primary-soft pr-2.5 pl-4 text-small font-medium text-on-primary-soft transition-colors duration-120 hover:bg-primary hover:text-on-primary pointer-fine:min-h-9"
    >
      <span className="truncate">{label}</span>
      <Icon name="X" className="size-4 shrink-0" />
    </Link>
  );
}

/** A link to a ready-made search; `isActive` says that the list already shows it. */
export function LinkChip({
  to,
  isActive = false,
  children,
}: {
  to: string;
  isActive?: boolean;
  children: ReactNode;
}) {
  return (
    <Link to={to} aria-current={isActive ? 'true' : undefined} className="chip">
      {children}
    </Link>
  );
}

const SOFT: Record<BadgeTone, string> = {
  sale: 'bg-accent-soft text-on-accent-soft',
  rent: 'bg-rent-soft text-rent',
  brass: 'bg-brass-soft text-brass',
  success: 'bg-success-soft text-success',
  warning: 'bg-warning-soft text-warning',
  danger: 'bg-danger-soft text-danger',
  info: 'bg-info-soft text-info',
  plain: 'bg-sunken text-muted',
};

const STRONG: Record<BadgeTone, string> = {
  ...SOFT,
  sale: 'bg-accent text-on-accent',
  rent: 'bg-rent text-on-rent',
};
