import { useState } from 'react';
import { answerOf } from '../../apollo/refusal.ts';
import { WrittenText } from './WrittenText.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { toast } from '../../ui/toast.ts';
import { usePreviewStaticPageMutation } from './StaticPages.generated.ts';
import type { PreviewStaticPageMutation } from './StaticPages.generated.ts';
import { picturesIn } from './words.ts';
import type { PageValues } from './words.ts';

/** Shows what is being written as visitors would read it; the server makes its HTML safe and fills it in. */
export function PreviewButton({ values }: { values: Omit<PageValues, 'tags' | 'status'> }) {
  const [preview, { loading }] = usePreviewStaticPageMutation();
  const [shown, setShown] = useState<PreviewStaticPageMutation['previewStaticPage'] | null>(null);
  const show = async () => {
    const { title, description, content } = values;
    const sent = preview({ variables: { input: { title, description, content } } });
    const { data, refusal } = await answerOf(sent, 'The preview could not be made.');
    if (refusal) toast(refusal.message, { tone: 'error' });
    else setShown(data.previewStaticPage);
  };
  const close = () => setShown(null);
  return (
    <>
      <Button
        variant="outline"
        aria-disabled={loading || undefined}
        onClick={() => !loading && void show()}
      >
        Preview
      </Button>
      {shown && (
        <Dialog
          label={`Preview: ${shown.title}`}
          onClose={close}
          className="m-auto max-h-[calc(100dvh-2rem)] w-[min(52rem,calc(100vw-2rem))] overflow-y-auto rounded-card border border-line shadow-dialog"
        >
          <div className="grid grid-cols-[minmax(0,1fr)] gap-5 p-5 sm:p-8">
            <div className="flex flex-wrap items-center justify-between gap-3">
              <p className="text-small font-medium text-muted">Preview, not saved</p>
              <Button variant="outline" onClick={close}>
                Close
              </Button>
            </div>
            <h1 className="text-h1 wrap-anywhere">{shown.title}</h1>
            <p className="max-w-measure wrap-anywhere text-muted lg:text-h3">{shown.description}</p>
            <WrittenText
              page={{
                content: shown.content,
                picture: picturesIn(values.picture)[0] ?? null,
                pictures: picturesIn(values.pictures),
              }}
            />
          </div>
        </Dialog>
      )}
    </>
  );
}
