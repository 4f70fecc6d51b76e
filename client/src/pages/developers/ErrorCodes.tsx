import { FAILURES } from '../../../../schema/failures.ts';

/** Every code with its status and its usual sentence. */
export function ErrorCodes() {
  return (
    <table className="w-full max-w-4xl text-left text-small [&_td]:border-t [&_td]:border-line [&_td]:py-2 [&_td]:pr-4 [&_td]:align-top [&_th]:py-2 [&_th]:pr-4">
      <thead>
        <tr>
          <th scope="col">Code</th>
          <th scope="col">Status</th>
          <th scope="col" className="max-sm:hidden">
            Message
          </th>
        </tr>
      </thead>
      <tbody>
        {Object.entries(FAILURES).map(([code, { status, message }]) => (
          <tr key={code}>
            <td>
              <code className="wrap-anywhere">{code}</code>
            </td>
            <td className="tabular-nums">{status}</td>
            <td className="text-muted max-sm:hidden">{message}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
