import { useEffect } from 'react';

/** Says that a private page is on screen: what it shows stays there when the session runs out. */
export function usePrivatePage(): void {
  useEffect(() => {
    count += 1;
    return () => {
      count -= 1;
    };
  }, []);
}

export function isOnPrivatePage(): boolean {
  return count > 0;
}

let count = 0;
