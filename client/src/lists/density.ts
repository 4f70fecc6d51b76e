import { useState } from 'react';
import { store, stored } from '../ui/browserStorage.ts';

export interface Density {
  isCompact: boolean;
  setCompact: (isCompact: boolean) => void;
}

/** Whether rows of tables stand close together; remembered in this browser. */
export function useDensity(): Density {
  const [isCompact, setShown] = useState(() => stored(KEY) === COMPACT);
  const setCompact = (isNow: boolean) => {
    store(KEY, isNow ? COMPACT : null);
    setShown(isNow);
  };
  return { isCompact, setCompact };
}

const KEY = 'listDensity';
const COMPACT = 'compact';
