import { useState } from 'react';
import { fullDate } from '../../../../../schema/format/time.ts';
import { LIMITS } from '../../../../../schema/limits.ts';
import { trimmed } from '../../../../../schema/rules/text.ts';
import { useAddEnquiryNoteMutation } from './Enquiries.generated.ts';
import { useChange } from '../../../forms/useChange.ts';
import { Button } from '../../../ui/Button.tsx';
import { Disclosure } from '../../../ui/Disclosure.tsx';
import { LimitedText } from '../../../ui/LimitedText.tsx';
import { useViewer } from '../../../session/viewer.ts';
import { readSavedValues } from '../../../forms/autosave/savedValues.ts';
import { useSavedValues } from '../../../forms/autosave/useSavedValues.ts';
import type { Enquiry } from './statuses.ts';

/**
 * What the seller's side noted about an enquiry, and a field for more; whoever asked never sees it. What was typed and
 * not added is there again for whoever comes back to it.
 */
export function EnquiryNotes({ enquiry }: { enquiry: Enquiry }) {
  const { id, name, notes } = enquiry;
  const viewer = useViewer();
  const place = {
    accountId: viewer.kind === 'account' ? viewer.id : '',
    form: `enquiry-note/${id}`,
  };
  const [saved] = useState(() => readSavedValues(place, NOTHING)?.values ?? NOTHING);
  const { isBusy, change } = useChange();
  const [addEnquiryNote] = useAddEnquiryNoteMutation();
  const [text, setText] = useState(saved.text);
  useSavedValues(place, { saved: NOTHING, values: { text }, version: 0 });
  const [problem, setProblem] = useState<string | null>(null);
  const add = async () => {
    if (trimmed(text) === '') {
      setProblem('Please enter a note');
      return;
    }
    const isDone = await change(
      () => addEnquiryNote({ variables: { id, text } }),
      'The note was added.',
    );
    // What was typed stays where it could not be kept.
    if (isDone) setText('');
  };
  return (
    <Disclosure
      title={notes.length === 0 ? 'Add a note' : `Notes (${notes.length})`}
      isOpen={saved.text !== ''}
      look="link"
    >
      <div className="grid gap-4">
        {notes.length > 0 && (
          <ol className="grid gap-3">
            {notes.map((note) => (
              <li key={note.id} className="border-l-2 border-line pl-4 text-small">
                <p dir="auto" className="wrap-anywhere whitespace-pre-line">
                  {note.text}
                </p>
                <p className="text-caption text-muted">
                  <bdi>{note.author ?? 'Deleted account'}</bdi>
                  {' · '}
                  {note.organisation !== null && (
                    <>
                      <bdi>{note.organisation}</bdi>
                      {' · '}
                    </>
                  )}
                  <time dateTime={note.createdAt}>{fullDate(new Date(note.createdAt))}</time>
                </p>
              </li>
            ))}
          </ol>
        )}
        <form
          noValidate
          className="grid justify-items-start gap-3"
          onSubmit={(event) => {
            event.preventDefault();
            void add();
          }}
        >
          <div className="w-full">
            <LimitedText
              label="Note"
              aria-label={`Note on the enquiry from ${name}`}
              hint="Visible to you, your team and administrators."
              rows={2}
              limit={LIMITS.lead.noteMaxLength}
              value={text}
              error={problem}
              onChange={(event) => {
                setText(event.currentTarget.value);
                setProblem(null);
              }}
            />
          </div>
          <Button type="submit" variant="outline" aria-disabled={isBusy || undefined}>
            Add note
          </Button>
        </form>
      </div>
    </Disclosure>
  );
}

const NOTHING = { text: '' };
