import { answerOf } from '../../apollo/refusal.ts';
import { picturesIn } from '../../pictureField/pictureValues.ts';
import { PreviewButton } from '../../richText/PreviewButton.tsx';
import { WrittenText } from './WrittenText.tsx';
import { usePreviewStaticPageMutation } from './StaticPages.generated.ts';
import type { PageValues } from './words.ts';

/** Shows the page that is being written as visitors would read it; the server fills in what it has to. */
export function PagePreview({ values }: { values: PageValues }) {
  const [preview] = usePreviewStaticPageMutation();
  const ask = async () => {
    const { title, description, content } = values;
    const sent = preview({ variables: { input: { title, description, content } } });
    const { data, refusal } = await answerOf(sent, 'The preview could not be made.');
    return refusal ? { refusal } : { data: data.previewStaticPage };
  };
  return (
    <PreviewButton ask={ask}>
      {({ title, description, content }) => (
        <>
          <h1 className="text-h1 wrap-anywhere">{title}</h1>
          <p className="max-w-measure wrap-anywhere text-muted lg:text-h3">{description}</p>
          <WrittenText
            page={{
              content,
              picture: picturesIn(values.picture)[0] ?? null,
              pictures: picturesIn(values.pictures),
            }}
          />
        </>
      )}
    </PreviewButton>
  );
}
