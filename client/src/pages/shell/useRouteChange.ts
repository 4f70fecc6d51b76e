import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigation } from 'react-router-dom';
import { announce } from '../../ui/announce.tsx';

/**
 * After a change of page: says its title and moves the focus to its heading (or to the results, where the
 * same list was only narrowed). The scroll position stays with the router. A change of the hash alone is
 * no change of page.
 */
export function useRouteChange(onChange: () => void): void {
  const { pathname, search } = useLocation();
  const address = `${pathname}${search}`;
  const seen = useRef(address);
  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
  });
  useEffect(() => {
    if (seen.current === address) return;
    const isSamePage = seen.current.split('?')[0] === pathname;
    seen.current = address;
    latest.current();
    announce(document.title);
    const target = isSamePage ? document.querySelector<HTMLElement>('[data-results]') : null;
    const heading = target ?? document.querySelector<HTMLElement>('h1');
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [address, pathname]);
}

/** The path that a navigation is taking long to reach, or null. Changes within one page do not count. */
export function useSlowNavigation(): string | null {
  const { pathname } = useLocation();
  const target = useNavigation().location?.pathname ?? pathname;
  const [slowTarget, setSlowTarget] = useState<string | null>(null);
  useEffect(() => {
    if (target === pathname) return undefined;
    const timer = setTimeout(() => setSlowTarget(target), SLOW_MS);
    return () => {
      clearTimeout(timer);
      setSlowTarget(null);
    };
  }, [target, pathname]);
  // On arrival at once: the new page must be in sight before the focus moves to its heading.
  return target === pathname ? null : slowTarget;
}

const SLOW_MS = 400;
