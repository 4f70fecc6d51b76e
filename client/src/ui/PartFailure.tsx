import { useEffect } from 'react';
import { COPY } from '../copy.ts';
import { toast } from './toast.ts';

/** Says that the code behind a button could not be fetched (V-2.10-07); pressing again tries again. */
export function PartFailure() {
  useEffect(() => toast(COPY.blockFailed, { tone: 'error' }), []);
  return null;
}
