import { useState } from 'react';
import { newKey } from './newKey.ts';

/** What a form sends with its request, so that it counts once however often it arrives. */
export interface RequestKey {
  /** The same while the same is sent again, since an answer may have been lost; another for something else. */
  of: (content: unknown) => string;
  /** It has arrived: what is sent after this is meant anew. */
  answered: () => void;
}

/** The key of one form for as long as it is open. */
export function useRequestKey(): RequestKey {
  return useState(requestKey)[0];
}

function requestKey(): RequestKey {
  let last = '';
  let key = '';
  return {
    of(sent) {
      const content = JSON.stringify(sent);
      if (last !== content) key = newKey();
      last = content;
      return key;
    },
    answered() {
      last = '';
    },
  };
}
