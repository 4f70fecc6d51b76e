import type { ContactControlsQuery } from './ContactControls.generated.ts';
import { CONTROL_TYPES } from '../../../../../../../schema/rules/contactControl.ts';
import type { ControlType } from '../../../../../../../schema/rules/contactControl.ts';
import { Form } from '../../../../../forms/Form.tsx';
import { changesOf } from '../../../../../forms/changesOf.ts';
import type { ToMutationResult } from '../../../../../forms/useMutationResult.ts';
import { Checkbox } from '../../../../../ui/Checkbox.tsx';
import { NumberInput, Select, TextArea, TextInput } from '../../../../../ui/Field.tsx';
import { useDialogForm } from '../../../../../forms/autosave/dialogForm.ts';
import { FormEnd } from '../../../../../lists/sortable/FormEnd.tsx';
import type { OrderedFormProps } from '../../../../../lists/sortable/sortableResource.ts';
import {
  useCreateContactControlMutation,
  useUpdateContactControlMutation,
} from './ContactControls.generated.ts';
import { ASKS, controlFormProblems, inputOf, nameFor, typeOf } from './controlInput.ts';
import type { ControlValues } from './controlInput.ts';
import { controlTypeOf, TYPE_WORDS } from './typeWords.ts';

export type ListedControl =
  ContactControlsQuery['administration']['contactControls']['items'][number];

/** Adds a field to the contact form, or changes one. */
export function ContactControlForm({ item, onSaved, onClose }: OrderedFormProps<ListedControl>) {
  const save = useSave(item);
  const form = useDialogForm<ControlValues>({
    initialValues: valuesOf(item),
    takesFocus: 'label',
    problemsOf: controlFormProblems,
    send: async (values, answerTo) => {
      const response = await save(inputOf(values), answerTo);
      if (!response || response.refusal) return response?.refusal;
      onSaved();
      return null;
    },
  });
  const { values, field } = form;
  const asks = ASKS[typeOf(values)];
  const label = field('label');
  return (
    <Form form={form} className="gap-5">
      <TextInput
        {...label}
        label="Label"
        hint="Shown next to the field"
        autoComplete="off"
        onChange={(event) => {
          const { value } = event.currentTarget;
          // As long as nobody has typed another name it follows the label.
          const follows = item === null && values.name === nameFor(values.label);
          form.changeAll({ label: value, ...(follows && { name: nameFor(value) }) });
        }}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextInput
          {...field('name')}
          label="Name"
          hint="Key for the stored answers"
          autoComplete="off"
          spellCheck={false}
        />
        <Select {...field('type')} label="Type">
          {CONTROL_TYPES.map((type) => (
            <option key={type} value={type}>
              {TYPE_WORDS[type]}
            </option>
          ))}
        </Select>
      </div>
      {asks.includes('options') && (
        <TextArea {...field('options')} label="Options" hint="One option per line" rows={4} />
      )}
      {asks.includes('placeholder') && (
        <TextInput
          {...field('placeholder')}
          label="Placeholder"
          hint="Shown while the field is empty. Optional."
          autoComplete="off"
        />
      )}
      {asks.includes('minLength') && (
        <div className="grid gap-5 sm:grid-cols-2">
          <NumberInput {...field('minLength')} autoComplete="off" label="Minimum characters" />
          <NumberInput {...field('maxLength')} autoComplete="off" label="Maximum characters" />
        </div>
      )}
      {asks.includes('min') && (
        <div className="grid gap-5 sm:grid-cols-2">
          <NumberInput {...field('min')} takes="signed" label="Minimum value" />
          <NumberInput {...field('max')} takes="signed" label="Maximum value" />
        </div>
      )}
      <TextInput
        {...field('group')}
        label="Group"
        hint="Fields in the same group are shown together"
        autoComplete="off"
      />
      <Checkbox
        name="required"
        checked={values.required === 'yes'}
        onChange={({ currentTarget }) =>
          form.change('required', currentTarget.checked ? 'yes' : 'no')
        }
      >
        Required
      </Checkbox>
      <FormEnd
        isNew={item === null}
        isActive={values.isActive === 'yes'}
        isBusy={form.isSubmitting}
        onActive={(isActive) => form.change('isActive', isActive ? 'yes' : 'no')}
        onClose={onClose}
      />
    </Form>
  );
}

function valuesOf(item: ListedControl | null): ControlValues {
  const { minLength, maxLength, min, max } = item?.validation ?? {};
  const textOf = (value: number | null | undefined) => (value == null ? '' : String(value));
  return {
    label: item?.label ?? '',
    name: item?.name ?? '',
    type: item ? controlTypeOf(item.type) : 'text',
    options: item?.options.join('\n') ?? '',
    placeholder: item?.placeholder ?? '',
    minLength: textOf(minLength),
    maxLength: textOf(maxLength),
    min: textOf(min),
    max: textOf(max),
    group: item?.group ?? 'general',
    required: item?.required === true ? 'yes' : 'no',
    isActive: item?.isActive === false ? 'no' : 'yes',
  };
}

const GRAPHQL_TYPES = {
  text: 'TEXT',
  email: 'EMAIL',
  tel: 'TEL',
  textarea: 'TEXTAREA',
  select: 'SELECT',
  checkbox: 'CHECKBOX',
  number: 'NUMBER',
  date: 'DATE',
} as const satisfies Record<ControlType, ListedControl['type']>;

function useSave(item: ListedControl | null) {
  const [createControl] = useCreateContactControlMutation();
  const [updateControl] = useUpdateContactControlMutation();
  const sent = ({ type, ...rest }: ReturnType<typeof inputOf>) => ({
    ...rest,
    type: GRAPHQL_TYPES[type],
  });
  return async (result: ReturnType<typeof inputOf>, answerTo: ToMutationResult) => {
    const input = sent(result);
    return item === null
      ? answerTo(createControl({ variables: { input } }), 'The field could not be added.')
      : answerTo(
          updateControl({
            variables: { id: item.id, input: changesOf(sent(inputOf(valuesOf(item))), input) },
          }),
          'The field could not be saved.',
        );
  };
}
