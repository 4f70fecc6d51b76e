import { useState } from 'react';
import { useViewer } from '../account/viewer.ts';
import type { Account } from '../account/viewer.ts';

/** Whose workspace this is, also after the session has run out on the page: what was typed is theirs. */
export function useOwnAccount(): Account | null {
  const viewer = useViewer();
  const [first] = useState(viewer);
  const owner = viewer.kind === 'account' ? viewer : first;
  return owner.kind === 'account' ? owner : null;
}
