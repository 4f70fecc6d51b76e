import { createContext, useContext } from 'react';

/**
 * The moment that "5h ago" counts from. Server and browser start from the same one, so that their texts
 * agree; the shell moves it on when the page changes.
 */
export const NowContext = createContext<Date>(new Date(0));

export function useNow(): Date {
  return useContext(NowContext);
}
