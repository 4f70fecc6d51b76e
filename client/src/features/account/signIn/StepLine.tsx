/** 'Step 2 of 3: Code', with a bar that only decorates it. */
export function StepLine({ now, of = 3, what }: { now: number; of?: number; what: string }) {
  return (
    <div className="grid gap-2">
      <p className="text-small text-muted">{`Step ${now} of ${of}: ${what}`}</p>
      <div aria-hidden="true" className="h-1 overflow-hidden rounded-full bg-sunken">
        <div className="h-full bg-primary" style={{ width: `${(100 * now) / of}%` }} />
      </div>
    </div>
  );
}
