import { useEffect } from 'react';
import { sayPartFailed } from './sayPartFailed.ts';

/** Says that the code behind a button could not be fetched (V-2.10-07); pressing again tries again. */
export function PartFailure() {
  useEffect(sayPartFailed, []);
  return null;
}
