import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { headline, normalise } from '../../../../../schema/catalogue/interpret.ts';
import type { Purpose, Subtype } from '../../../../../schema/catalogue/model.ts';
import { sanityWarnings } from '../../../../../schema/rules/sanityChecks.ts';
import type { Claims } from '../../../../../schema/rules/sanityChecks.ts';
import { useMutationResult } from '../../../forms/useMutationResult.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import type { ListingWords } from '../posting/listingWords.ts';
import { useUsualRateLazyQuery } from './UsualRate.generated.ts';

/** What is judged: a listing as its form has it. */
export interface CheckedListing {
  subtype: Subtype;
  basics: { purpose: string; city: string; state: string; title?: string; address?: string };
  words: ListingWords;
}

/**
 * Asks "is this right?" before something unlikely is sent. `passes` is true where nothing is unlikely, or
 * the person has said already that it is right; otherwise the dialog opens, and `goOn` follows its Yes.
 */
export function useSanityChecks(
  /** What the button of the dialog does. */
  confirm: string,
): {
  passes: (saved: CheckedListing, goOn: () => void, before?: CheckedListing) => Promise<boolean>;
  dialog: ReactNode;
} {
  const answerTo = useMutationResult();
  const [askForRate] = useUsualRateLazyQuery();
  const [pending, setPending] = useState<{ sentences: string[]; goOn: () => void } | null>(null);
  const confirmed = useRef<ReadonlySet<string>>(new Set());
  const passes = async (saved: CheckedListing, goOn: () => void, before?: CheckedListing) => {
    const claims = claimsOf(saved);
    const { purpose, city } = claims;
    // Without an answer the rate is not judged; what waits for a network would never be sent.
    const variables = {
      subtype: claims.subtype.key,
      purpose: purpose === 'rent' ? ('RENT' as const) : ('SELL' as const),
      city,
      state: saved.basics.state,
    };
    const response = await answerTo(askForRate({ variables }), '');
    if (response === null) return false;
    const usual = response.data?.usualRate ?? null;
    const known = new Set(before ? sanityWarnings(claimsOf(before), usual) : []);
    const sentences = sanityWarnings(claims, usual).filter((sentence) => !known.has(sentence));
    if (sentences.every((sentence) => confirmed.current.has(sentence))) return true;
    setPending({ sentences, goOn });
    return false;
  };
  const dialog = pending && (
    <ConfirmDialog
      title="Is this right?"
      confirm={confirm}
      onCancel={() => setPending(null)}
      onConfirm={() => {
        confirmed.current = new Set(pending.sentences);
        setPending(null);
        pending.goOn();
      }}
    >
      <ul className="grid gap-2">
        {pending.sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <p>The administrator who reviews the listing will see this too.</p>
    </ConfirmDialog>
  );
  return { passes, dialog };
}

function claimsOf({ subtype, basics, words }: CheckedListing): Claims {
  const { price, areaSqm } = headline(subtype, normalise(subtype, words.details));
  const purpose: Purpose = basics.purpose === 'rent' ? 'rent' : 'sell';
  const { title = '', address = '' } = basics;
  return {
    subtype,
    purpose,
    city: basics.city,
    price: Math.round(price ?? 0),
    areaSqm: areaSqm ?? 0,
    texts: { Title: title, Description: words.description, Address: address },
  };
}
