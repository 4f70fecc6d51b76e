import { LIMITS } from '../../../../../schema/limits.ts';
import { COPY } from '../../../base/copy.ts';

/** The documented box of 627 by 694 where a listing has no picture. */
export function GalleryPlaceholder() {
  const { placeholderWidth: width, placeholderHeight: height } = LIMITS.gallery;
  return (
    <figure aria-label={COPY.pictureFailed}>
      <svg
        width={width}
        height={height}
        viewBox={`0 0 ${width} ${height}`}
        aria-hidden="true"
        className="mx-auto h-auto max-h-[60vh] max-w-full rounded-panel bg-sunken"
      >
        <path
          d="M213 520V330c0-90 62-106 100-164 38 58 101 74 101 164v190z"
          className="fill-primary-soft"
        />
        <text x="50%" y="600" textAnchor="middle" className="fill-muted text-[26px] font-medium">
          {COPY.pictureFailed}
        </text>
      </svg>
    </figure>
  );
}
