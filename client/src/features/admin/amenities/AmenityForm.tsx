import { amenityAliasesProblem, amenityNameProblem } from '../../../../../schema/rules/amenity.ts';
import { changesOf } from '../../../forms/changesOf.ts';
import type { ToMutationResult } from '../../../forms/useMutationResult.ts';
import { Form } from '../../../forms/Form.tsx';
import { problemsIn } from '../../../forms/useForm.ts';
import type { PropertyFamily } from '../../../types.generated.ts';
import { Button } from '../../../ui/Button.tsx';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { Select, TextArea, TextInput } from '../../../ui/Field.tsx';
import { useDialogForm } from '../../../forms/autosave/dialogForm.ts';
import { useCreateAmenityMutation, useUpdateAmenityMutation } from './Amenities.generated.ts';
import { FAMILIES, isFamily, PICTURES } from './words.ts';
import type { ListedAmenity } from './words.ts';

/** Adds an amenity, or changes one. */
export function AmenityForm({
  amenity,
  onSaved,
  onClose,
}: {
  /** Null for a new one. */
  amenity: ListedAmenity | null;
  onSaved: (name: string) => void;
  onClose: () => void;
}) {
  const save = useSave(amenity);
  const form = useDialogForm({
    initialValues: {
      name: amenity?.name ?? '',
      icon: amenity?.icon ?? 'Check',
      suits: (amenity?.suits ?? Object.keys(FAMILIES)).join(),
      aliases: amenity?.aliases.join('\n') ?? '',
    },
    takesFocus: 'name',
    problemsOf: ({ name, suits, aliases }) =>
      problemsIn({
        name: amenityNameProblem(name),
        suits: suits === '' ? 'Please choose at least one property type' : null,
        aliases: amenityAliasesProblem(linesOf(aliases)),
      }),
    send: async ({ name, icon, suits, aliases }, answerTo) => {
      const input = {
        name: name.trim(),
        // One of the catalogue may show a picture that cannot be chosen; it stays.
        icon: Object.hasOwn(PICTURES, icon) ? icon : null,
        suits: suits.split(',').filter(isFamily),
        aliases: linesOf(aliases),
      };
      const response = await save(input, answerTo);
      if (!response || response.refusal) return response?.refusal;
      onSaved(input.name);
      return null;
    },
  });
  const { icon } = form.values;
  const error = form.errorOf('suits');
  const chosen = form.values.suits.split(',').filter(isFamily);
  const toggle = (family: PropertyFamily) =>
    form.change(
      'suits',
      Object.keys(FAMILIES)
        .filter(isFamily)
        .filter((each) => chosen.includes(each) !== (each === family))
        .join(),
    );
  return (
    <Form form={form} className="gap-5">
      <TextInput {...form.field('name')} label="Name" autoComplete="off" />
      <Select {...form.field('icon')} label="Icon">
        {!Object.hasOwn(PICTURES, icon) && <option value={icon}>Current icon</option>}
        {Object.entries(PICTURES).map(([key, label]) => (
          <option key={key} value={key}>
            {label}
          </option>
        ))}
      </Select>
      <fieldset className="min-w-0" data-invalid={error === null ? undefined : ''}>
        <legend className="mb-1.5 text-small font-medium">Available for</legend>
        {Object.entries(FAMILIES).map(([key, label]) => (
          <Checkbox
            key={key}
            name="suits"
            value={key}
            checked={isFamily(key) && chosen.includes(key)}
            onChange={() => isFamily(key) && toggle(key)}
          >
            {label}
          </Checkbox>
        ))}
        {error !== null && <p className="mt-1.5 text-small font-medium text-danger">{error}</p>}
      </fieldset>
      <TextArea
        {...form.field('aliases')}
        label="Other names"
        hint="One per line. Searches also match these names."
        rows={3}
      />
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="outline" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" aria-disabled={form.isSubmitting || undefined}>
          {amenity === null ? 'Add' : 'Save'}
        </Button>
      </div>
    </Form>
  );
}

interface Input {
  name: string;
  icon: string | null;
  suits: PropertyFamily[];
  aliases: string[];
}

function useSave(amenity: ListedAmenity | null) {
  const [createAmenity] = useCreateAmenityMutation();
  const [updateAmenity] = useUpdateAmenityMutation();
  return async (input: Input, answerTo: ToMutationResult) =>
    amenity === null
      ? answerTo(createAmenity({ variables: { input } }), 'The amenity could not be added.')
      : answerTo(
          updateAmenity({ variables: { id: amenity.id, input: changesOf(amenity, input) } }),
          'The amenity could not be saved.',
        );
}

function linesOf(text: string): string[] {
  return text
    .split(/[\n,]/u)
    .map((line) => line.trim())
    .filter(Boolean);
}
