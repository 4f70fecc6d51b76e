import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { Link } from './Link.tsx';
import type { LinkProps } from './Link.tsx';

export type ButtonVariant = 'primary' | 'accent' | 'outline' | 'quiet';

interface Look {
  variant?: ButtonVariant;
  size?: 'normal' | 'large';
  children: ReactNode;
}

/** A button that does something on this page. `type` is 'button' unless the caller submits a form. */
export function Button({
  variant = 'primary',
  size = 'normal',
  className = '',
  type = 'button',
  ...rest
}: Look & ButtonHTMLAttributes<HTMLButtonElement> & { ref?: Ref<HTMLButtonElement> }) {
  return <button type={type} className={`${buttonClass(variant, size)} ${className}`} {...rest} />;
}

/** A link that looks like a button: it leads to another address and works without scripts. */
export function ButtonLink({
  variant = 'primary',
  size = 'normal',
  className = '',
  ...rest
}: Look & LinkProps) {
  return <Link className={`${buttonClass(variant, size)} ${className}`} {...rest} />;
}

/** A round button with a picture for a name; the name is spoken and shown as a tooltip. */
export function IconButton({
  label,
  className = '',
  children,
  ...rest
}: { label: string; children: ReactNode } & ButtonHTMLAttributes<HTMLButtonElement>) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      className={`icon-button ${className}`}
      {...rest}
    >
      {children}
    </button>
  );
}

export function buttonClass(variant: ButtonVariant, size: 'normal' | 'large'): string {
  return `${BASE} ${VARIANTS[variant]} ${SIZES[size]}`;
}

const BASE = 'button';

const SIZES: Record<'normal' | 'large', string> = {
  normal: 'min-h-11 px-4 py-2 text-small',
  large: 'min-h-13 px-6 py-3 text-body',
};

const VARIANTS: Record<ButtonVariant, string> = {
  primary: 'bg-primary text-on-primary enabled:hover:bg-primary-hover [a&]:hover:bg-primary-hover',
  accent: 'bg-accent text-on-accent enabled:hover:bg-accent-hover [a&]:hover:bg-accent-hover',
  outline: 'border border-control bg-surface text-ink hover:bg-sunken',
  quiet: 'text-primary hover:bg-primary-soft hover:text-on-primary-soft',
};
