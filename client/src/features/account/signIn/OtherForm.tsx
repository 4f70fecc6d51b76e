import { handOver } from './handover.ts';
import type { Place } from './place.ts';

/** The way from registering to signing in; a number that was typed goes along. */
export function OtherForm({ place, mobile }: { place: Place; mobile: string }) {
  return (
    <p className="flex flex-wrap items-center justify-center gap-x-2 border-t border-line pt-3 text-small">
      Already registered?
      <button
        type="button"
        className="text-link min-h-11 font-semibold"
        onClick={() => logInInstead(place, mobile)}
      >
        Sign in
      </button>
    </p>
  );
}

/** Opens signing in with this number. */
export function logInInstead(place: Place, mobile: string): void {
  handOver(mobile);
  place.switchTo('sign-in');
}
