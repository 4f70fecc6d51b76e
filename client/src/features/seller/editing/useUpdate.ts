import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import type { Problem } from '../../../../../schema/failures.ts';
import { updateFailed } from '../../../../../schema/catalogue/messages.ts';
import { explain } from '../../../apollo/refusal.ts';
import type { Refusal } from '../../../apollo/refusal.ts';
import { forgetLists } from '../../../apollo/load.ts';
import { subtypeByKey } from '../../../../../schema/catalogue/interpret.ts';
import { PropertyToEditDocument, useEditPropertyMutation } from './EditProperty.generated.ts';
import { toast } from '../../../ui/toast.ts';
import { useRequestKey } from '../../../forms/requestKey.ts';
import { useMutationResult } from '../../../forms/useMutationResult.ts';
import { useBusy } from '../../../forms/useBusy.ts';
import { useSentPictures } from '../pictures/useSentPictures.ts';
import type { SentPictures } from '../pictures/useSentPictures.ts';
import { isPhoneUnproven } from '../posting/refusedBasics.ts';
import { forgetOwnListings } from '../posting/forgetOwnListings.ts';
import type { ListingWords } from '../posting/listingWords.ts';
import { changesTo, listingFacts } from './listingFacts.ts';
import type { Basics, ListingFacts } from './listingFacts.ts';
import { mergeEdit } from './mergeEdit.ts';
import type { Clash } from './mergeEdit.ts';
import { UPDATED } from './Updated.tsx';
import type { Edit } from './useEdit.ts';
import type { ListingToEdit } from './useListingToEdit.ts';

/** What is said of an edit takes the place of what was said before. */
export const OF_EDIT = { id: 'edit' } as const;

export interface Update {
  isSubmitting: boolean;
  photos: SentPictures;
  /** What the server refused of the details and pictures, by the name of the input. */
  problems: readonly Problem[];
  /** The server has taken it. */
  done: { isApproved: boolean } | null;
  /** Somebody else has changed the same meanwhile, and nothing is saved yet. */
  newer: { listing: ListingToEdit; clashes: readonly Clash[]; saveMine: () => void } | null;
  /** `mayBeSent` asks what must be asked first. */
  send: (basics: Basics, words: ListingWords, mayBeSent: () => Promise<boolean>) => Promise<void>;
  /** The contact phone must be proven first. */
  isPhoneUnproven: boolean;
  forgetUnproven: () => void;
}

/** Sends the edit. Sent again after a lost answer, the same content counts once. */
export function useUpdate(listing: ListingToEdit, { form, pictures, forget }: Edit): Update {
  const photos = useSentPictures(pictures);
  const { once } = useBusy();
  const answerTo = useMutationResult();
  const [editProperty] = useEditPropertyMutation();
  const client = useApolloClient();
  const [isSubmitting, setSubmitting] = useState(false);
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const [done, setDone] = useState<Update['done']>(null);
  const [isUnproven, setUnproven] = useState(false);
  const [newer, setNewer] = useState<Update['newer']>(null);
  const key = useRequestKey();

  const update: Update['send'] = async (basics, words, mayBeSent) => {
    const ids = await photos.wait();
    if (ids === null) return;
    setSubmitting(true);
    setNewer(null);
    if (!(await mayBeSent())) {
      setSubmitting(false);
      return;
    }
    await save({ basics, words, pictures: ids }, listing);
  };
  /** Sends what differs from `over`. What somebody else has changed since then stays, unless both changed the same. */
  const save = async (facts: ListingFacts, over: ListingToEdit): Promise<void> => {
    const input = changesTo(over, facts);
    const variables = { id: listing.id, input, key: key.of(input) };
    const response = await answerTo(editProperty({ variables }), '');
    if (!response) return;
    const now = response.refusal?.code === 'CONFLICT' ? await readAgain() : null;
    if (now && now.version !== over.version) {
      const subtype = subtypeByKey(over.subtype.key);
      const merged = mergeEdit(subtype, listingFacts(over), facts, listingFacts(now));
      const saveMine = () => save(merged.facts, now);
      if (merged.clashes.length === 0) {
        await saveMine();
        return;
      }
      setSubmitting(false);
      setNewer({
        listing: now,
        clashes: merged.clashes,
        saveMine: () => {
          setSubmitting(true);
          setNewer(null);
          void saveMine();
        },
      });
      return;
    }
    setSubmitting(false);
    if (response.refusal) {
      await refuse(response.refusal);
      return;
    }
    const { cache } = client;
    cache.evict({ id: cache.identify({ __typename: 'Property', id: listing.id }) });
    forgetOwnListings(client);
    forgetLists(cache);
    forget();
    toast(UPDATED, OF_EDIT);
    setDone({ isApproved: response.data.updateProperty.property.approvalStatus === 'APPROVED' });
  };
  const readAgain = async (): Promise<ListingToEdit | null> => {
    const query = PropertyToEditDocument;
    const variables = { id: listing.id };
    const read = client.query({ query, variables, fetchPolicy: 'no-cache' });
    const { data } = await read.catch(() => ({ data: null }));
    return data?.property ? { ...data.property, terms: listing.terms } : null;
  };
  const refuse = async ({ message, code, hint, problems: serverProblems = [] }: Refusal) => {
    toast(explain({ message: updateFailed(message), code, hint }), { ...OF_EDIT, tone: 'error' });
    setUnproven(isPhoneUnproven(serverProblems));
    const others = form.setServerProblems(serverProblems);
    const ofDetails = others.map((problem) => ({ ...problem, path: inputName(problem.path) }));
    setProblems(ofDetails);
    // Photos may have left the server while the form stood open.
    if (serverProblems.length === 0 || ofDetails.some(({ path }) => path === 'images')) {
      await pictures.recheck();
    }
  };
  const forgetUnproven = () => setUnproven(false);
  const send: Update['send'] = async (...sent) => void (await once(() => update(...sent)));
  return {
    isSubmitting,
    photos,
    problems,
    done,
    newer,
    send,
    isPhoneUnproven: isUnproven,
    forgetUnproven,
  };
}

/** What the server calls a field, as the form's inputs are called. */
function inputName(path: string): string {
  if (path === 'pictures' || path.startsWith('pictures.')) return 'images';
  return path.replace(/^(?:input\.)?details\./, '');
}
