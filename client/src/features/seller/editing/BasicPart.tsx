import { useId, useRef } from 'react';
import { formatPhone } from '../../../../../schema/format/phone.ts';
import { LIMITS } from '../../../../../schema/limits.ts';
import { mobileInput } from '../../../../../schema/rules/mobile.ts';
import { ErrorSummary } from '../../../ui/ErrorSummary.tsx';
import { Select, TextInput } from '../../../ui/Field.tsx';
import { PlaceFields } from '../posting/PlaceFields.tsx';
import type { BasicsForm } from './useBasics.ts';
import { Icon } from '../../../ui/Icon.tsx';

/**
 * The basic details of the listing in one line, and unfolded as a form of their own: purpose, place, contact,
 * and how the page is headed.
 */
export function BasicPart({
  form,
  madeTitle,
  cityBefore,
}: {
  form: BasicsForm;
  /** The title that the facts make. */
  madeTitle: string;
  /** The town that the listing has. */
  cityBefore: string;
}) {
  const id = useId();
  const element = useRef<HTMLFormElement>(null);
  const { basics, change, errorOf, isOpen, setOpen } = form;
  const summary = [
    basics.purpose === 'rent' ? 'For Rent' : 'For Sale',
    [basics.city, basics.state].filter(Boolean).join(', '),
    basics.contactPhone.length === LIMITS.person.mobileDigits
      ? formatPhone(basics.contactPhone)
      : basics.contactPhone,
  ].filter(Boolean);
  return (
    <section className="rounded-card border border-line bg-surface">
      <h2 className="font-text text-body">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={`${id}-fields`}
          className="flex min-h-11 w-full items-center gap-3 px-4 py-3 text-left sm:px-5"
          onClick={() => setOpen(!isOpen)}
        >
          <span className="grid min-w-0 flex-1">
            <span className="font-semibold">Basic details</span>
            <span className="text-small text-muted">{summary.join(' · ')}</span>
          </span>
          <span className="text-small font-semibold text-primary">
            {isOpen ? 'Close' : 'Change'}
          </span>
          <Icon
            name="ChevronDown"
            className={`size-4 shrink-0 text-primary transition-transform duration-200 ${isOpen ? 'rotate-180' : ''}`}
          />
        </button>
      </h2>
      <form
        ref={element}
        id={`${id}-fields`}
        hidden={!isOpen}
        noValidate
        className="grid gap-4 border-t border-line px-4 py-4 sm:px-5"
        onSubmit={(event) => event.preventDefault()}
      >
        <ErrorSummary
          form={element}
          heading="Please check what you entered:"
          problems={form.spoken}
          tries={form.refusedTries}
        />
        <div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
          <Select
            name="purpose"
            label="Purpose"
            value={basics.purpose}
            onChange={({ currentTarget }) =>
              change({ purpose: currentTarget.value === 'rent' ? 'rent' : 'sell' })
            }
          >
            <option value="sell">For Sale</option>
            <option value="rent">For Rent</option>
          </Select>
          <PlaceFields
            state={{ ...NOT_JUDGED_ON_LEAVING, ...place('state') }}
            city={{ ...NOT_JUDGED_ON_LEAVING, ...place('city') }}
            onState={(state) => change({ state, city: '' })}
            onCity={(city) => change({ city })}
          />
        </div>
        {basics.city !== '' && basics.city !== cityBefore && (
          <p className="text-small text-muted">
            {`Please check the locality below as well. It belongs to ${cityBefore}.`}
          </p>
        )}
        <div className="grid gap-4 sm:grid-cols-2">
          <TextInput
            {...text('contactEmail', 'Contact Email')}
            required
            type="email"
            inputMode="email"
            autoComplete="email"
          />
          <TextInput
            {...text('contactPhone', 'Contact Phone')}
            required
            type="tel"
            inputMode="numeric"
            autoComplete="tel"
            onChange={({ currentTarget }) =>
              change({ contactPhone: mobileInput(currentTarget.value) })
            }
          />
        </div>
        <TextInput
          {...text('title', 'Title (optional)')}
          placeholder={madeTitle}
          hint="If you leave this empty, we use the title shown."
        />
        <div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_10rem]">
          <TextInput {...text('address', 'Address (optional)')} autoComplete="address-line1" />
          <TextInput
            {...text('pincode', 'PIN code (optional)')}
            inputMode="numeric"
            autoComplete="postal-code"
          />
        </div>
      </form>
    </section>
  );

  function place(name: 'state' | 'city') {
    return { name, value: basics[name], error: errorOf(name) };
  }

  function text(
    name: 'contactEmail' | 'contactPhone' | 'title' | 'address' | 'pincode',
    label: string,
  ) {
    return {
      name,
      label,
      value: basics[name],
      error: errorOf(name),
      onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) =>
        change({ [name]: currentTarget.value }),
    };
  }
}

const NOT_JUDGED_ON_LEAVING = { onBlur: () => undefined };
