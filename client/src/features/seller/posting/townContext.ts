import { createContext } from 'react';

/** The town of the listing that is filled in: its localities and projects are suggested. */
export const TownContext = createContext<{ city: string; state: string } | null>(null);
