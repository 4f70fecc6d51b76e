import type { RichTextProps } from './RichTextEditor.tsx';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import type { TextFieldProps } from '../../../forms/useForm.ts';
import { Button } from '../../../ui/Button.tsx';
import { CONTROL, describedBy } from '../../../ui/Field.tsx';
import { lazyWithRetry } from '../../../ui/lazyWithRetry.ts';
import { FOREIGN_PICTURES } from '../../../../../schema/rules/link.ts';
import { usePart } from '../../../ui/usePart.ts';
import { hasForeignPicture, isEditable } from './isEditable.ts';

/**
 * A text with headings, lists, links, pictures and tables; the value is HTML. What the editor could not keep as it is,
 * and what its code could not be fetched for, is edited as HTML.
 */
export function RichTextField({
  label,
  hint,
  name,
  value,
  error,
  onChange,
  onBlur,
}: TextFieldProps & { label: ReactNode; hint?: ReactNode }) {
  const id = useId();
  const [isSource, setSource] = useState(() => !isEditable(value));
  const { code: Editor, hasFailed } = usePart(
    !isSource,
    lazyWithRetry(() => import('./RichTextEditor.tsx'), 'RichTextEditor'),
  );
  const described = describedBy(id, hint, error);
  const field = { id, name, value, described, isInvalid: error !== null, onBlur };
  const change = (html: string) => onChange({ currentTarget: { value: html } });
  const canSwitch = isSource ? isEditable(value) && !hasFailed : Editor !== null;
  return (
    <div className="grid min-w-0 content-start gap-1.5">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <label id={`${id}-label`} htmlFor={id} className="text-small font-medium">
          {label}
        </label>
        {canSwitch && (
          <Button variant="quiet" onClick={() => setSource(!isSource)}>
            {isSource ? 'Edit as text' : 'Edit as HTML'}
          </Button>
        )}
      </div>
      {isSource || hasFailed ? (
        <Source {...field} onChange={change} />
      ) : Editor === null ? (
        <div aria-busy="true" className="min-h-80 rounded-input border border-line bg-sunken" />
      ) : (
        <Editor {...field} onChange={change} />
      )}
      {hasForeignPicture(value) && (
        <output className="text-small font-medium text-danger">{FOREIGN_PICTURES}</output>
      )}
      {hint && (
        <p id={`${id}-hint`} className="text-caption text-muted">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="text-small font-medium text-danger">
          {error}
        </p>
      )}
    </div>
  );
}

function Source({ id, name, value, described, isInvalid, onChange, onBlur }: RichTextProps) {
  return (
    <textarea
      id={id}
      name={name}
      rows={16}
      spellCheck={false}
      value={value}
      aria-invalid={isInvalid || undefined}
      aria-describedby={described}
      className={`${CONTROL} px-3.5 py-2.5 font-mono text-small`}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      onBlur={onBlur}
    />
  );
}
