import { ArticleBody } from '../ArticleBody.tsx';
import { readTime } from '../BlogCard.tsx';
import { Picture } from '../../../../ui/Picture.tsx';
import { picturesIn } from '../../pictureField/pictureValues.ts';
import type { BlogValues } from './editorWords.ts';
import type { PreviewBlogMutation } from './BlogRecords.generated.ts';

export type SafeBlog = Pick<
  PreviewBlogMutation['previewBlog'],
  'title' | 'excerpt' | 'content' | 'readingMinutes'
>;

/** A post as visitors would read it: what the server has made of its texts, with what else was chosen. */
export function WrittenBlog({
  blog: { title, excerpt, content, readingMinutes },
  values,
}: {
  blog: SafeBlog;
  values: Pick<BlogValues, 'authorName' | 'picture' | 'gallery'>;
}) {
  const [picture] = picturesIn(values.picture);
  const gallery = picturesIn(values.gallery);
  return (
    <article className="grid gap-5">
      <header className="grid gap-3">
        <h2 dir="auto" className="text-h2 wrap-anywhere">
          {title}
        </h2>
        {excerpt && (
          <p dir="auto" className="max-w-measure wrap-anywhere text-muted lg:text-h3">
            {excerpt}
          </p>
        )}
        <p className="text-small wrap-anywhere text-muted">
          By <bdi>{values.authorName.trim() || 'Admin'}</bdi>
          {` · ${readTime(readingMinutes)}`}
        </p>
      </header>
      {picture && (
        <Picture
          picture={picture}
          sizes="(min-width: 64rem) 45rem, 92vw"
          className="aspect-[3/2] w-full rounded-card bg-sunken object-cover"
        />
      )}
      <ArticleBody html={content} />
      {gallery.length > 0 && (
        <ul aria-label="Pictures" className="grid gap-4 sm:grid-cols-2">
          {gallery.map((each) => (
            <li key={each.id}>
              <Picture
                picture={each}
                sizes="(min-width: 64rem) 24rem, 92vw"
                className="aspect-[3/2] w-full rounded-card bg-sunken object-cover"
              />
            </li>
          ))}
        </ul>
      )}
    </article>
  );
}
