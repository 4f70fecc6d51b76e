import { FIELDS } from '../../../../../schema/catalogue/fields.ts';
import { LIMITS } from '../../../../../schema/limits.ts';
import { TextArea } from '../../../ui/Field.tsx';
import { FieldLabel } from './fields/FieldLabel.tsx';
import { DESCRIPTION_TOO_LONG } from './listingWords.ts';

/**
 * The optional description with its counter. What is typed beyond the limit stays and is spoken
 * of: cutting a pasted text would lose its end unseen.
 */
export function DescriptionField({
  value,
  error,
  onChange,
}: {
  value: string;
  error: string | null;
  onChange: (text: string) => void;
}) {
  const isTooLong = value.length > MAX;
  return (
    <div className="grid gap-1">
      <TextArea
        name="description"
        label={<FieldLabel label="Description" isRequired={false} />}
        hint={FIELDS['description']?.help}
        error={error ?? (isTooLong ? DESCRIPTION_TOO_LONG : null)}
        rows={3}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <p
        className={`justify-self-end text-caption tabular-nums ${isTooLong ? 'font-medium text-danger' : 'text-muted'}`}
      >
        {`${value.length}/${MAX} characters`}
      </p>
    </div>
  );
}

const MAX = LIMITS.listing.descriptionMaxLength;
