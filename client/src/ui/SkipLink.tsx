/** A stop of the keyboard that is seen while it has the focus, and leads past what everybody else looks over. */
export function SkipLink({ to, children }: { to: string; children: string }) {
  return (
    <a href={`#${to}`} className="skip-link">
      {children}
    </a>
  );
}
