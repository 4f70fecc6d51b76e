/** A stop of the keyboard that is seen while it has the focus, and leads past what everybody else looks over. */
export function SkipLink({ to, children }: { to: string; children: string }) {
  return (
    <a
      href={`#${to}`}
      className="absolute top-2 left-2 z-50 -translate-y-[200%] rounded-input bg-primary px-4 py-3 font-semibold text-on-primary focus:translate-y-0"
    >
      {children}
    </a>
  );
}
