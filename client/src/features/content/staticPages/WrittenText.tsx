import { ArticleBody } from '../blog/ArticleBody.tsx';
import { Picture } from '../../../ui/Picture.tsx';
import type { PictureData } from '../../../ui/Picture.tsx';

/** What an administrator has written of a page, with its pictures. */
export function WrittenText({
  page: { picture, pictures, content },
}: {
  page: { content: string; picture: PictureData | null; pictures: readonly PictureData[] };
}) {
  return (
    <div className="grid gap-8">
      {picture && (
        <Picture
          picture={picture}
          sizes="(min-width: 64rem) 45rem, 92vw"
          className="aspect-[3/2] w-full max-w-measure rounded-card bg-sunken object-cover"
        />
      )}
      <ArticleBody html={content} />
      {pictures.length > 0 && (
        <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {pictures.map((each) => (
            <li key={each.id}>
              <Picture
                picture={each}
                sizes="(min-width: 64rem) 24rem, 92vw"
                className="aspect-[4/3] w-full rounded-card bg-sunken object-cover"
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
