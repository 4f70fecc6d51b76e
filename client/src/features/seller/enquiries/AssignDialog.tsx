import { skipToken } from '@apollo/client/react';
import { useState } from 'react';
import { pluralize } from '../../../../../schema/format/count.ts';
import { formatPhone } from '../../../../../schema/format/phone.ts';
import { LIMITS } from '../../../../../schema/limits.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { FailedPart } from '../../../ui/FailedPart.tsx';
import { TextInput } from '../../../ui/Field.tsx';
import { useDebounced } from '../../../ui/useDebounced.ts';
import { useSellerChoicesQuery } from './Enquiries.generated.ts';
import type { SellerChoicesQuery } from './Enquiries.generated.ts';

/** Asks which seller an enquiry goes to. Who is called is found by name, mobile, e-mail or id. */
export function AssignDialog({
  what,
  onAssign,
  onCancel,
}: {
  /** What is handed over: 'the enquiry of Ravi'. */
  what: string;
  onAssign: (sellerId: string) => void;
  onCancel: () => void;
}) {
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const { sellers, hasFailed, retry } = useSellers(typed.trim());
  const isThere = sellers?.some(({ id }) => id === chosen);
  return (
    <Dialog
      label={`Assign ${what}`}
      onClose={onCancel}
      className="m-auto max-h-[calc(100dvh-2rem)] w-[min(32rem,calc(100vw-2rem))] overflow-y-auto rounded-card border border-line shadow-dialog"
    >
      <form
        noValidate
        className="grid gap-4 p-5 sm:p-6"
        onSubmit={(event) => {
          event.preventDefault();
          if (chosen !== null && isThere) onAssign(chosen);
          else setProblem('Please search for a seller and choose one.');
        }}
      >
        <h2 className="font-text text-h3 font-semibold wrap-anywhere">{`Assign ${what}`}</h2>
        <p className="text-muted">
          We notify the seller immediately, and the enquiry appears in their list.
        </p>
        <TextInput
          type="search"
          label="Seller"
          hint="Name, mobile, email or ID"
          autoComplete="off"
          value={typed}
          error={problem}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            setProblem(null);
          }}
        />
        <fieldset className="grid gap-1">
          <legend className="sr-only">Sellers found</legend>
          {sellers?.map((seller) => (
            <label
              key={seller.id}
              className="grid min-h-11 grid-cols-[1.25rem_minmax(0,1fr)] content-center items-center gap-x-3 leading-snug"
            >
              <input
                type="radio"
                name="seller"
                checked={chosen === seller.id}
                onChange={() => setChosen(seller.id)}
                className="row-span-2 size-5 accent-primary"
              />
              <span dir="auto" className="truncate font-medium">
                {seller.name ?? 'Unnamed user'}
              </span>
              <span className="truncate text-small text-muted">{wordsOf(seller)}</span>
            </label>
          ))}
        </fieldset>
        {hasFailed && <FailedPart message="The sellers could not be loaded." onRetry={retry} />}
        {sellers?.length === 0 && (
          <output className="text-small text-muted">No sellers found.</output>
        )}
        <div className="mt-1 flex flex-wrap justify-end gap-3">
          <Button variant="outline" onClick={onCancel}>
            Cancel
          </Button>
          <Button type="submit">Assign</Button>
        </div>
      </form>
    </Dialog>
  );
}

type Seller = NonNullable<SellerChoicesQuery['administration']['users']>['items'][number];

interface Sellers {
  /** Undefined until it is known who is called so. */
  sellers: readonly Seller[] | undefined;
  hasFailed: boolean;
  retry: () => void;
}

function useSellers(text: string): Sellers {
  const requested = text.length < LIMITS.suggestions.minLetters ? null : text;
  const search = useDebounced(requested, LIMITS.suggestions.waitMs);
  const { data, previousData, error, refetch } = useSellerChoicesQuery(
    search === null ? skipToken : { variables: { search } },
  );
  const found = requested === null || error ? undefined : (data ?? previousData);
  return {
    sellers: found?.administration.users?.items,
    hasFailed: requested !== null && error !== undefined,
    retry: () => void refetch(),
  };
}

function wordsOf({ mobile, email, organisation, propertyCount }: Seller): string {
  return [
    organisation?.name,
    mobile === null ? email : formatPhone(mobile),
    pluralize(propertyCount, 'property', 'properties'),
  ]
    .filter(Boolean)
    .join(' · ');
}
