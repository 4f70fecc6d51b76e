import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import type { Problem } from '../../../../../schema/failures.ts';
import { POSTING_TEXTS, submitFailed } from '../../../../../schema/catalogue/messages.ts';
import { explain } from '../../../apollo/refusal.ts';
import type { Refusal } from '../../../apollo/refusal.ts';
import { usePostPropertyMutation } from './PostProperty.generated.ts';
import type { ListingInput } from '../../../types.generated.ts';
import type { PostPropertyMutation } from './PostProperty.generated.ts';
import { announce } from '../../../ui/announce.tsx';
import { toast } from '../../../ui/toast.ts';
import { useMutationResult } from '../../../forms/useMutationResult.ts';
import type { Draft } from './draft/draft.ts';
import { forgetOwnListings } from './forgetOwnListings.ts';
import { basicsAmong, isPhoneUnproven } from './refusedBasics.ts';
import type { RefusedBasics } from './refusedBasics.ts';

export type Posted = PostPropertyMutation['createProperty']['property'];

/** Why the last try failed. */
export interface SubmitRefusal extends Refusal {
  /** An earlier try under the same key went through, with other content. */
  isPostedBefore: boolean;
}

export interface Outcome {
  posted: Posted | null;
  /** What the server refused of the first page. */
  refusedBasics: RefusedBasics | null;
  /** The contact phone must be proven first. */
  isPhoneUnproven: boolean;
}

/**
 * Posts a listing. A try whose answer was lost may be repeated: the draft's key makes one listing of
 * them; what must be asked first is `mayBeSent`. Failures come as a toast in the documented words and stay readable on the page.
 */
export function useSubmitListing() {
  const answerTo = useMutationResult();
  const [postProperty] = usePostPropertyMutation();
  const client = useApolloClient();
  const [isSubmitting, setSubmitting] = useState(false);
  const [refusal, setRefusal] = useState<SubmitRefusal | null>(null);
  const [problems, setProblems] = useState<readonly Problem[]>(NONE);

  const submit = async (
    input: ListingInput,
    { key, basics }: Draft,
    mayBeSent: () => Promise<boolean>,
  ): Promise<Outcome> => {
    setSubmitting(true);
    announce(POSTING_TEXTS.submitting);
    if (!(await mayBeSent())) {
      setSubmitting(false);
      return NOTHING;
    }
    const variables = { input, idempotencyKey: key };
    const response = await answerTo(postProperty({ variables }), '');
    if (response === null) return NOTHING;
    setSubmitting(false);
    if (!response.refusal) {
      forgetOwnListings(client);
      toast(postedSentence(response.data.createProperty.property), OF_POST);
      return { ...NOTHING, posted: response.data.createProperty.property };
    }
    const { message, code, problems: serverProblems = [] } = response.refusal;
    const isPostedBefore = code === 'CONFLICT' && /Idempotency-Key/.test(message);
    const failed = submitFailed(isPostedBefore ? undefined : message);
    toast(explain({ ...response.refusal, message: failed }), { ...OF_POST, tone: 'error' });
    setRefusal({ ...response.refusal, isPostedBefore });
    setProblems(serverProblems.map((problem) => ({ ...problem, path: nameOf(problem.path) })));
    const refusedBasics = basicsAmong(serverProblems, basics);
    const concernsBasics = Object.keys(refusedBasics).length > 0;
    return {
      ...NOTHING,
      refusedBasics: concernsBasics ? refusedBasics : null,
      isPhoneUnproven: isPhoneUnproven(serverProblems),
    };
  };
  return { submit, isSubmitting, refusal, problems };
}

/** What the form calls the field that the server names. */
function nameOf(path: string): string {
  return path === 'pictures' ? 'images' : path.replace(/^details\./, '');
}

/** The documented sentence, and while it waits for approval what that means. */
function postedSentence({ approvalStatus }: Posted): string {
  const isWaiting = approvalStatus !== 'APPROVED';
  return isWaiting ? `${POSTING_TEXTS.posted}\n${VERIFICATION}` : POSTING_TEXTS.posted;
}

export const VERIFICATION = 'It goes live after a quick verification.';

/** What is said of posting takes the place of what was said before. */
const OF_POST = { id: 'post' } as const;

const NONE: readonly Problem[] = [];
const NOTHING: Outcome = { posted: null, refusedBasics: null, isPhoneUnproven: false };
