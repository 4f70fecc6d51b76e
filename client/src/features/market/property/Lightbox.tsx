import { useMemo, useRef } from 'react';
import Slides from 'yet-another-react-lightbox';
import type { ContainerRect, SlideImage } from 'yet-another-react-lightbox';
import Captions from 'yet-another-react-lightbox/plugins/captions';
import Counter from 'yet-another-react-lightbox/plugins/counter';
import Thumbnails from 'yet-another-react-lightbox/plugins/thumbnails';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import 'yet-another-react-lightbox/styles.css';
import 'yet-another-react-lightbox/plugins/captions.css';
import 'yet-another-react-lightbox/plugins/counter.css';
import 'yet-another-react-lightbox/plugins/thumbnails.css';
import { DialogBox } from '../../../ui/DialogBox.tsx';
import { addressOf, largestWidth } from '../../../ui/Picture.tsx';
import type { PictureData } from '../../../ui/Picture.tsx';
import { captionOf } from './captionOf.ts';
import { ListPicture } from './ListPicture.tsx';
import './lightbox.css';

/**
 * Pictures over the whole screen: swiped, zoomed, with their small ones below. A dialog of the browser around the
 * library's slides keeps the focus and the page beneath, also where the pictures lie in a dialog themselves.
 */
export function Lightbox({
  pictures,
  title,
  position,
  onClose,
}: {
  pictures: readonly PictureData[];
  title: string;
  /** The picture that it opens at. */
  position: number;
  onClose: () => void;
}) {
  const box = useRef<HTMLDivElement>(null);
  const { slides, pictureOf } = useMemo(() => slidesOf(pictures, title), [pictures, title]);
  const isAlone = pictures.length === 1;
  return (
    <DialogBox
      label={`Photos of ${title}`}
      onClose={onClose}
      className="lightbox m-0 h-dvh max-h-none w-dvw max-w-none overflow-hidden"
    >
      <div ref={box} />
      <Slides
        open
        close={onClose}
        slides={slides}
        index={position}
        plugins={isAlone ? [Captions, Zoom] : [Captions, Counter, Thumbnails, Zoom]}
        // As many small pictures stand on either side; of the large ones only the neighbours are fetched.
        carousel={{ finite: true, preload: SMALL_ON_A_SIDE, padding: 0, spacing: '8%' }}
        // It comes and goes with the dialog, and Escape is the dialog's.
        animation={{ fade: 0, swipe: 320 }}
        controller={{ closeOnPullDown: true, closeOnEscape: false }}
        noScroll={{ disabled: true }}
        portal={{ root: () => box.current, container: PLAIN_BOX }}
        // Measured from where the fingers began: a busy phone that skips some of their way zooms as far all the same.
        zoom={{ maxZoomPixelRatio: 2, pinchZoomV4: true }}
        thumbnails={{ ...SMALL, border: 2, padding: 0, gap: 8, vignette: false }}
        labels={labelsOf(title)}
        render={{
          ...(isAlone && { buttonPrev: () => null, buttonNext: () => null }),
          slide: ({ slide, offset, rect, zoom = 1 }) => {
            const picture = pictureOf.get(slide);
            if (!picture || Math.abs(offset) > 1) return <></>;
            return <LargePicture picture={picture} alt={slide.alt} rect={rect} zoom={zoom} />;
          },
          thumbnail: ({ slide }) => {
            const picture = pictureOf.get(slide);
            return picture && <SmallPicture key={picture.id} picture={picture} />;
          },
        }}
      />
    </DialogBox>
  );
}

/** As large as its place and its file allow, from the file that is wide enough for it and its zoom. */
function LargePicture({
  picture,
  alt,
  rect,
  zoom,
}: {
  picture: PictureData;
  alt: string | undefined;
  rect: ContainerRect;
  zoom: number;
}) {
  const ratio = picture.width / picture.height;
  const width = Math.round(Math.min(rect.width, rect.height * ratio, largestWidth(picture)));
  return (
    <div style={{ width, height: Math.round(width / ratio) }}>
      <ListPicture
        key={picture.id}
        picture={picture}
        alt={alt}
        sizes={`${width * Math.ceil(zoom)}px`}
        loading="eager"
        className="size-full object-contain"
      />
    </div>
  );
}

function SmallPicture({ picture }: { picture: PictureData }) {
  return (
    <ListPicture
      picture={picture}
      alt=""
      sizes={`${SMALL.width}px`}
      maxWidth={320}
      loading="eager"
      className="size-full object-cover"
    />
  );
}

/** The pictures as the library takes them, and the way back from each of its slides. */
function slidesOf(pictures: readonly PictureData[], title: string) {
  const pictureOf = new Map<object, PictureData>();
  const slides = pictures.map((picture, index) => {
    const width = largestWidth(picture);
    const slide: SlideImage = {
      src: addressOf(picture, 'jpg', width),
      alt: picture.alt || `${title}, photo ${index + 1} of ${pictures.length}`,
      width,
      height: Math.round((width * picture.height) / picture.width),
      description: captionOf(picture),
    };
    pictureOf.set(slide, picture);
    return slide;
  });
  return { slides, pictureOf };
}

const labelsOf = (title: string) => ({
  Previous: 'Previous photo',
  Next: 'Next photo',
  Close: 'Close photos',
  Carousel: 'photos',
  Slide: 'photo',
  Thumbnails: 'Photo thumbnails',
  'Photo gallery': title,
  '{index} of {total}': 'Photo {index} of {total}',
});

const SMALL_ON_A_SIDE = 5;
const SMALL = { width: 72, height: 54 };

/** The dialog around it has role and name already. */
const PLAIN_BOX = {
  role: 'presentation',
  'aria-modal': undefined,
  'aria-label': undefined,
} as const;
