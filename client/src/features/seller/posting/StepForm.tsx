import { useRef } from 'react';
import type { MouseEvent, ReactNode } from 'react';
import type { Problem } from '../../../../../schema/failures.ts';
import { labelOf } from '../../../../../schema/catalogue/interpret.ts';
import type {
  Details,
  InnerStep,
  Purpose,
  Subtype,
} from '../../../../../schema/catalogue/model.ts';
import { pluralize } from '../../../../../schema/format/count.ts';
import { Button } from '../../../ui/Button.tsx';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { ErrorSummary } from '../../../ui/ErrorSummary.tsx';
import { SubmitButton } from '../../../ui/SubmitButton.tsx';
import type { PictureSet } from '../pictures/pictureSet.ts';
import { PictureUploader } from '../pictures/PictureUploader.tsx';
import { formSections } from './formSections.ts';
import { stepFields } from './formValues.ts';
import { problemsAround, DESCRIPTION_TOO_LONG } from './listingWords.ts';
import type { ListingWords } from './listingWords.ts';
import { localityIn } from './pin/pin.ts';
import { PinPart } from './pin/PinPart.tsx';
import { StepFields } from './StepFields.tsx';
import { useStepForm } from './useStepForm.ts';
import { FIELDS } from '../../../../../schema/catalogue/fields.ts';
import { LIMITS } from '../../../../../schema/limits.ts';
import { TextArea } from '../../../ui/Field.tsx';
import { FieldLabel } from './fields/FieldLabel.tsx';

/** One inner step: what is wrong, its fields, what stands around them, and the way on. */
export function StepForm({
  subtype,
  purpose,
  step,
  start,
  stored,
  refused,
  words,
  pictures,
  note,
  submitLabel,
  busyLabel,
  isSubmitting,
  onCancel,
  onChange,
  onPass,
  onBack,
}: {
  subtype: Subtype;
  purpose: Purpose;
  step: InnerStep;
  /** Read once, when the step opens. */
  start: Details;
  stored?: Details;
  refused: readonly Problem[];
  words: ListingWords;
  pictures: PictureSet;
  note?: ReactNode;
  submitLabel: string;
  busyLabel: string;
  isSubmitting: boolean;
  onCancel?: (() => void) | undefined;
  onChange: (part: Partial<ListingWords>) => void;
  onPass: (values: Details) => void;
  onBack: () => void;
}) {
  const element = useRef<HTMLFormElement>(null);
  const form = useStepForm({
    subtype,
    purpose,
    step,
    start,
    stored,
    refused,
    around: problemsAround(step, words, pictures),
    onChange: (details) => onChange({ details }),
    onPass,
  });
  const fields = stepFields(subtype, step, { details: form.values, purpose });
  const inSight = formSections(subtype, fields).flatMap(({ rows }) => rows.flat());
  const shown = [
    ...inSight.map((field) => [field.key, labelOf(field, purpose)] as const),
    ...AROUND,
  ];
  const announced = shown.flatMap(([key, label]) => {
    const message = form.errorOf(key);
    if (message === null) return [];
    const problem = form.problems.find(({ path }) => path === key);
    return [[key, problem?.code === 'required' ? label : message, problem?.code] as const];
  });
  const isMissing = announced.some(([, , code]) => code === 'required');
  const left = form.problems.filter(({ code }) => code === 'required').length;
  return (
    <form
      ref={element}
      noValidate
      data-writing
      data-valid={form.problems.length === 0}
      className="grid gap-6"
      onSubmit={(event) => {
        if (isSubmitting) event.preventDefault();
        else form.onSubmit(event);
      }}
    >
      <ErrorSummary
        form={element}
        heading={isMissing ? subtype.summary : 'Please check what you entered:'}
        problems={announced.map(([key, text]) => [key, text] as const)}
        tries={form.refusedTries}
      />
      {step === 1 && (
        <DescriptionField
          value={words.description}
          error={form.errorOf('description')}
          onChange={(description) => onChange({ description })}
        />
      )}
      <StepFields
        subtype={subtype}
        purpose={purpose}
        fields={fields}
        form={form}
        underLocality={
          <PinPart
            pin={words.pin}
            locality={localityIn(subtype, form.values)}
            onChange={(pin) => onChange({ pin })}
          />
        }
      />
      {step === 2 && (
        <>
          <div className="border-t border-line pt-5">
            <PictureUploader set={pictures} error={form.errorOf('images')} />
          </div>
          <Checkbox
            name="shareWithAgents"
            checked={words.shareWithAgents}
            onChange={(event) => onChange({ shareWithAgents: event.currentTarget.checked })}
          >
            Share listing information with agents
          </Checkbox>
        </>
      )}
      {step === 2 && note}
      <div data-bottom-bar className={BAR} onClickCapture={ignoreSecond}>
        <p className="text-small text-muted tabular-nums">{leftText(left)}</p>
        <div className="flex gap-3">
          {step === 2 && (
            <Button
              variant="outline"
              size="large"
              className="shrink-0"
              onClick={onCancel ?? onBack}
            >
              {onCancel ? 'Cancel' : 'Back'}
            </Button>
          )}
          {step === 1 ? (
            <Button type="submit" size="large" className="flex-1 sm:min-w-44">
              Next
            </Button>
          ) : (
            <SubmitButton isBusy={isSubmitting} busy={busyLabel} className="flex-1 sm:min-w-44">
              {submitLabel}
            </SubmitButton>
          )}
        </div>
      </div>
    </form>
  );
}

/** The button that sends stands where the one to this step stood: the second tap or click of two is no press. */
function ignoreSecond(event: MouseEvent): void {
  if (event.detail < 2) return;
  event.preventDefault();
  event.stopPropagation();
}

/** How much is still to be filled in on this step: the form's validity in words. */
function leftText(left: number): string {
  if (left === 0) return 'All required fields are filled in';
  return `${pluralize(left, 'required field')} left`;
}

/** What the summary may name besides the fields of the step, in the order of the page. */
const AROUND = [
  ['description', 'Description'],
  ['images', 'Property Images'],
] as const;

const BAR =
  'sticky bottom-0 z-10 -mx-4 grid gap-2 border-t border-line bg-surface px-4 pt-2 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:mx-0 sm:flex sm:items-center sm:justify-between sm:px-0 sm:pt-4 lg:static';

/**
 * The optional description with its counter. What is typed beyond the limit stays and is spoken
 * of: cutting a pasted text would lose its end unseen.
 */
function DescriptionField({
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
