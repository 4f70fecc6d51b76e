import { loggedFailures } from './clientLog.ts';

/** What went wrong in this browser so far, for developers. Whoever draws it leaves it out of production builds. */
export function ClientLog() {
  const failures = loggedFailures();
  if (failures.length === 0) return null;
  return (
    <details className="w-full text-left text-small">
      <summary className="min-h-11 py-2 font-medium">{`Client log (${failures.length})`}</summary>
      <ol>
        {failures.map(({ at, place, message }) => (
          <li key={`${at} ${place} ${message}`}>{`${at} ${place}: ${message}`}</li>
        ))}
      </ol>
    </details>
  );
}
