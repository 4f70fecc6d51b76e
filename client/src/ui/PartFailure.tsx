import { COPY } from '../copy.ts';

/** Stands where a part whose code could not be fetched would be (V-2.10-07). */
export function PartFailure() {
  return (
    <p role="alert" className="wrap py-4 font-medium text-danger">
      {COPY.blockFailed}
    </p>
  );
}
