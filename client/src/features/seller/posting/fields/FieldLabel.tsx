/** A label that says which few fields may stay empty; all others are needed. */
export function FieldLabel({ label, isRequired }: { label: string; isRequired: boolean }) {
  return (
    <>
      {label}
      {!isRequired && <span className="font-normal text-muted"> (optional)</span>}
    </>
  );
}
