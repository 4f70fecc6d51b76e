import { COPY } from '../../../base/copy.ts';
import { Picture } from '../../../ui/Picture.tsx';
import { useLightbox } from '../../market/property/useLightbox.tsx';
import { BANNER_PICTURES } from './bannerPictures.ts';

/** Two pictures side by side that scroll and snap on phones; a press shows them large. */
export function BannerSlider() {
  const { opener, view } = useLightbox(BANNER_PICTURES, TITLE);
  return (
    <>
      <ul
        aria-label={TITLE}
        className="scroll-row grid snap-x auto-cols-[min(34rem,86vw)] grid-flow-col gap-4 p-1 lg:auto-cols-fr"
      >
        {BANNER_PICTURES.map((picture, index) => (
          <li key={picture.id} className="grid snap-start gap-1.5">
            <button
              type="button"
              aria-label={`Enlarge picture ${index + 1} of ${BANNER_PICTURES.length}: ${picture.label ?? ''}`}
              {...opener(index)}
              className="aspect-[4/3] overflow-hidden rounded-card bg-sunken"
            >
              <Picture
                picture={picture}
                sizes="(min-width: 64rem) 590px, 86vw"
                className="size-full object-cover"
              />
            </button>
            <span className="text-caption text-muted">{COPY.illustration}</span>
          </li>
        ))}
      </ul>
      {view}
    </>
  );
}

const TITLE = 'City and country';
