import { useEffect, useState } from 'react';

/**
 * A mobile that was typed in one of the dialogs and goes along to the other ('Register', 'Login Instead').
 * It is kept in memory for that one step only: an address or the history would keep it for longer.
 */
export function handOver(mobile: string): void {
  handedOver = mobile;
}

/** What was handed over to the form that is being drawn; ''. */
export function useHandedOver(): string {
  const [mobile] = useState(() => handedOver);
  useEffect(() => {
    handedOver = '';
  }, []);
  return mobile;
}

let handedOver = '';
