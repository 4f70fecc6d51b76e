import { fullMoment } from '../../../../../schema/format/moment.ts';
import { LIMITS } from '../../../../../schema/limits.ts';
import { noteProblem } from '../../../../../schema/rules/lead.ts';
import { Form } from '../../../forms/Form.tsx';
import { problemsIn, useForm } from '../../../forms/useForm.ts';
import { Button } from '../../../ui/Button.tsx';
import { Disclosure } from '../../../ui/Disclosure.tsx';
import { LimitedText } from '../../../ui/LimitedText.tsx';
import { toast } from '../../../ui/toast.ts';
import { useAddCaseNoteMutation } from './Cases.generated.ts';
import type { ListedCase } from './words.ts';

/** What administrators noted about a case, and a field for more. */
export function CaseNotes({ found: { id, number, notes } }: { found: ListedCase }) {
  const [addCaseNote] = useAddCaseNoteMutation();
  const form = useForm({
    initialValues: { text: '' },
    oneField: 'text',
    problemsOf: ({ text }) => problemsIn({ text: noteProblem(text) }),
    send: async ({ text }, answerTo) => {
      const response = await answerTo(
        addCaseNote({ variables: { id, text } }),
        'The note could not be saved.',
      );
      if (!response || response.refusal) return response?.refusal;
      toast('The note was added.');
      form.change('text', '');
      return null;
    },
  });
  return (
    <Disclosure title={notes.length === 0 ? 'Add a note' : `Notes (${notes.length})`} look="link">
      <div className="grid gap-4">
        {notes.length > 0 && (
          <ol className="grid gap-3">
            {notes.map((note) => (
              <li key={note.id} className="border-l-2 border-line pl-4 text-small">
                <p dir="auto" className="wrap-anywhere whitespace-pre-line">
                  {note.text}
                </p>
                <p className="text-caption text-muted">
                  <bdi>{note.author ?? 'Former administrator'}</bdi>
                  {` · ${fullMoment(new Date(note.createdAt))}`}
                </p>
              </li>
            ))}
          </ol>
        )}
        <Form form={form}>
          <LimitedText
            {...form.field('text')}
            label="Note"
            aria-label={`Note on case ${number}`}
            hint="Only administrators can see notes."
            rows={2}
            limit={LIMITS.lead.noteMaxLength}
          />
          <div>
            <Button type="submit" variant="outline" aria-disabled={form.isSubmitting || undefined}>
              Add note
            </Button>
          </div>
        </Form>
      </div>
    </Disclosure>
  );
}
