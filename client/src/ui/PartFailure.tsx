import { useEffect } from 'react';
import { announcePartFailure } from './announcePartFailure.ts';

/** Says that the code behind a button could not be fetched; pressing again tries again. */
export function PartFailure() {
  useEffect(announcePartFailure, []);
  return null;
}
