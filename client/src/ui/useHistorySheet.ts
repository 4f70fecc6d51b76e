import { useLocation, useNavigate } from 'react-router-dom';
import { useGoBack } from './useGoBack.ts';
import { useHydrated } from './useHydrated.ts';

/**
 * What opens over a page is an entry of the history, named in the hash, so that Back closes it. Closing goes
 * back; when the sheet was the first page of the visit, only the hash goes. The server never sees a hash: what it
 * names opens once the page is that of the browser.
 */
export function useHistorySheet(name: string): {
  isOpen: boolean;
  /** A link that opens it; the browser follows it before the page's code is there. */
  link: { to: string; href: string; preventScrollReset: true };
  open: () => void;
  close: () => void;
} {
  const navigate = useNavigate();
  const goBack = useGoBack();
  const isHydrated = useHydrated();
  const { pathname, search, hash, key } = useLocation();
  const page = `${pathname}${search}`;
  const to = `${page}#${name}`;
  return {
    isOpen: isHydrated && hash === `#${name}`,
    link: { to, href: `#${name}`, preventScrollReset: true },
    open: () => void navigate(to, { preventScrollReset: true }),
    close: () => {
      if (key === FIRST_PAGE) void navigate(page, { replace: true, preventScrollReset: true });
      else goBack();
    },
  };
}

/** The router's key of the page that the visit began with. */
const FIRST_PAGE = 'default';
