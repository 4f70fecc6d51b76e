import { LIMITS } from '../../../../../schema/limits.ts';
import type { PropertyTypeKey, Purpose } from '../../../../../schema/catalogue/model.ts';
import {
  basicDetailsProblems,
  MISSING_BASIC_DETAILS_HEADING,
  missingBullet,
  trimmedBasicDetails,
} from '../../../../../schema/rules/basicDetails.ts';
import type { BasicDetails, BasicDetailsField } from '../../../../../schema/rules/basicDetails.ts';
import { mobileInput } from '../../../../../schema/rules/mobile.ts';
import { ErrorSummary } from '../../../ui/ErrorSummary.tsx';
import { TextInput } from '../../../ui/Field.tsx';
import { SubmitButton } from '../../../ui/SubmitButton.tsx';
import { useForm } from '../../../forms/useForm.ts';
import { CardChoice } from './CardChoice.tsx';
import type { Card } from './CardChoice.tsx';
import { PlaceFields } from './PlaceFields.tsx';
import { BASIC_NAMES, isBasic } from './refusedBasics.ts';
import type { RefusedBasics } from './refusedBasics.ts';

type Values = Record<BasicDetailsField, string>;

/** Step 1 of posting. `onNext` gets trimmed values that pass. */
export function BasicDetailsForm({
  initial,
  refused = {},
  onChange,
  village = '',
  onVillage,
  onNext,
}: {
  initial: BasicDetails;
  refused?: RefusedBasics;
  onChange: (values: BasicDetails) => void;
  village?: string;
  /** Hears which village or part of the town is meant; '' for none. */
  onVillage: (name: string) => void;
  onNext: (values: BasicDetails) => Promise<void>;
}) {
  const fields = useForm<Values>({
    initialValues: { ...initial },
    problemsOf: (values) => ({ ...stillRefused(refused, values), ...basicDetailsProblems(values) }),
    send: async (values) => {
      await onNext(trimmedBasicDetails(values));
      return null;
    },
    onChange,
  });
  const { values, change, element, onSubmit } = fields;
  const errorOf = (name: BasicDetailsField) =>
    fields.errorOf(name) ?? stillRefused(refused, values)[name] ?? null;
  const field = (name: BasicDetailsField) => ({ ...fields.field(name), error: errorOf(name) });
  const announced = fields.spoken.map(([name, message]): [string, string] => [
    name,
    (isBasic(name) && missingBullet(name, values[name])) || message,
  ]);
  const isMissing = BASIC_NAMES.some(
    (name) => errorOf(name) !== null && values[name].trim() === '',
  );
  return (
    <form ref={element} noValidate data-writing className="grid gap-7" onSubmit={onSubmit}>
      <ErrorSummary
        form={element}
        heading={isMissing ? MISSING_BASIC_DETAILS_HEADING : 'Please check what you entered:'}
        problems={announced}
        tries={fields.refusedTries}
      />
      <CardChoice
        legend="Property type"
        name="propertyType"
        cards={TYPES}
        value={values.propertyType}
        error={errorOf('propertyType')}
        onChange={(value) => change('propertyType', value)}
      />
      <CardChoice
        legend="Purpose of listing"
        name="purpose"
        cards={PURPOSES}
        value={values.purpose}
        error={errorOf('purpose')}
        className="grid-cols-2"
        onChange={(value) => change('purpose', value)}
      />
      <PlaceFields
        state={field('state')}
        city={field('city')}
        onState={(state) => {
          fields.changeAll({ state, city: '' });
          onVillage('');
        }}
        onCity={(city) => {
          change('city', city);
          onVillage('');
        }}
        village={village}
        onVillage={({ city, name }) => {
          change('city', city);
          onVillage(name);
        }}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextInput
          {...field('contactEmail')}
          label="Contact Email"
          type="email"
          inputMode="email"
          autoComplete="email"
          required
          hint="Buyers can write to this address. It is partly hidden until they send an enquiry."
          onChange={(event) => change('contactEmail', event.currentTarget.value)}
        />
        <TextInput
          {...field('contactPhone')}
          label="Contact Phone"
          type="tel"
          inputMode="numeric"
          autoComplete="tel"
          required
          hint={`${LIMITS.person.mobileDigits} digits, without +91. We verify a number other than your own with a code.`}
          onChange={(event) => change('contactPhone', mobileInput(event.currentTarget.value))}
        />
      </div>
      <SubmitButton
        isBusy={fields.isSubmitting}
        busy="Next..."
        className="sm:w-auto sm:min-w-44 sm:justify-self-end"
      >
        Next
      </SubmitButton>
    </form>
  );
}

/** What the server refused stands as long as the value is the same. */
function stillRefused(
  refused: RefusedBasics,
  values: Values,
): Partial<Record<BasicDetailsField, string>> {
  const still: Partial<Record<BasicDetailsField, string>> = {};
  for (const name of BASIC_NAMES) {
    const result = refused[name];
    if (result !== undefined && result.value === values[name]) still[name] = result.message;
  }
  return still;
}

const TYPES: readonly Card<PropertyTypeKey>[] = [
  { value: 'residential', title: 'Residential', note: 'Flats, houses, plots', icon: 'House' },
  { value: 'commercial', title: 'Commercial', note: 'Offices, shops, sheds', icon: 'Building2' },
  { value: 'agricultural', title: 'Agricultural', note: 'Fields, farm houses', icon: 'Sprout' },
];

const PURPOSES: readonly Card<Purpose>[] = [
  { value: 'sell', title: 'Sell', note: 'For a price', icon: 'Tag' },
  { value: 'rent', title: 'Rent', note: 'For a monthly rent', icon: 'KeyRound' },
];
