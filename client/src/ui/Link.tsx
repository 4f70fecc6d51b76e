import type { AnchorHTMLAttributes, Ref } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';

export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  to: string;
  /** Where the browser itself goes, where that is said shorter: '#menu' repeats nothing of the page's address. */
  href?: string;
  /** Keeps the scroll position, for links that change something on the page in sight. */
  preventScrollReset?: boolean;
  /** Takes the place of the present entry of the history, for links in a sheet that is an entry itself. */
  replace?: boolean;
  ref?: Ref<HTMLAnchorElement>;
}

/**
 * A link inside the site. Smaller than the router's own, which carries its framework's prefetching: a
 * plain anchor whose ordinary clicks change the page without reloading it.
 */
function BrowserLink({ to, preventScrollReset, replace, onClick, children, ...rest }: LinkProps) {
  const navigate = useLinkClickHandler(to, { preventScrollReset, replace });
  return (
    <a
      href={useHref(to)}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) navigate(event);
      }}
      {...rest}
    >
      {children}
    </a>
  );
}

/** Where pages are drawn nothing is pressed, and most links stand in full. */
function ServerLink(props: LinkProps) {
  const { to, preventScrollReset: _scroll, replace: _replace, children, ...rest } = props;
  if (!to.startsWith('/')) return <BrowserLink {...props} />;
  return (
    <a href={to} {...rest}>
      {children}
    </a>
  );
}

export const Link = import.meta.env.SSR ? ServerLink : BrowserLink;
