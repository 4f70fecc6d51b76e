import { Price } from '../../../ui/Price.tsx';
import { Badge } from '../../../ui/Tag.tsx';
import { ListPicture } from '../../market/property/ListPicture.tsx';
import { placeLine } from '../../market/property/wording.ts';
import { approvalWords } from './approvalWords.ts';
import type { QueuedListing } from './approvalWords.ts';

/** One listing in a line of the list that stands beside the whole of it. */
export function QueueRow({ listing }: { listing: QueuedListing }) {
  const { title, price, purpose, pictures } = listing;
  const [cover] = pictures;
  const { label, tone } = approvalWords(listing);
  return (
    <div className="grid cursor-pointer grid-cols-[4rem_minmax(0,1fr)] items-center gap-3 py-2">
      <div className="aspect-4/3 overflow-hidden rounded-tag bg-sunken">
        {cover && (
          <ListPicture
            key={cover.id}
            picture={cover}
            alt=""
            sizes="4rem"
            maxWidth={320}
            className="size-full object-cover"
          />
        )}
      </div>
      <div className="grid min-w-0 text-small leading-snug">
        <span dir="auto" className="truncate font-semibold">
          {title}
        </span>
        <span className="truncate text-muted">{placeLine(listing)}</span>
        <span className="flex items-center justify-between gap-2">
          <Price rupees={price} perMonth={purpose === 'RENT'} />
          <Badge tone={tone}>{label}</Badge>
        </span>
      </div>
    </div>
  );
}
