import { useLocation, useNavigate } from 'react-router-dom';
import { useGoBack } from './useGoBack.ts';

/**
 * What opens over a page is an entry of the history, named in the hash, so that Back closes it. Closing goes
 * back; when the sheet was the first page of the visit, only the hash goes.
 */
export function useHistorySheet(name: string): {
  isOpen: boolean;
  open: () => void;
  close: () => void;
} {
  const navigate = useNavigate();
  const goBack = useGoBack();
  const { pathname, search, hash, key } = useLocation();
  const page = `${pathname}${search}`;
  return {
    isOpen: hash === `#${name}`,
    open: () => void navigate(`${page}#${name}`, { preventScrollReset: true }),
    close: () => {
      if (key === FIRST_PAGE) void navigate(page, { replace: true, preventScrollReset: true });
      else goBack();
    },
  };
}

/** The router's key of the page that the visit began with. */
const FIRST_PAGE = 'default';
