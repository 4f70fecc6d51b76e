import { picturesIn } from '../pictureField/pictureValues.ts';
import type { PreviewStaticPageMutation } from './StaticPages.generated.ts';
import type { PageValues } from './words.ts';
import { WrittenText } from './WrittenText.tsx';

export type SafePage = Pick<
  PreviewStaticPageMutation['previewStaticPage'],
  'title' | 'description' | 'content'
>;

/** A page as visitors would read it: what the server has made of its texts, with the pictures that were chosen. */
export function WrittenStaticPage({
  page: { title, description, content },
  values,
}: {
  page: SafePage;
  values: Pick<PageValues, 'picture' | 'pictures'>;
}) {
  return (
    <article className="grid gap-5">
      <header className="grid gap-3">
        <h2 dir="auto" className="text-h2 wrap-anywhere">
          {title}
        </h2>
        <p dir="auto" className="max-w-measure wrap-anywhere text-muted lg:text-h3">
          {description}
        </p>
      </header>
      <WrittenText
        page={{
          content,
          picture: picturesIn(values.picture)[0] ?? null,
          pictures: picturesIn(values.pictures),
        }}
      />
    </article>
  );
}
