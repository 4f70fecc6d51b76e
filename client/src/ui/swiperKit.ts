import Swiper from 'swiper';
import { A11y, Autoplay } from 'swiper/modules';

/** The parts of Swiper that carousels use, in a file of their own: fetched when the first one comes near. */
export interface MountOptions {
  autoplayMs: number | null;
  /** How much of the first wait is over already. */
  waitedMs: number;
  speedMs: number;
  loop: boolean;
  /** Told after every change of what is in sight. */
  onChange: (swiper: Swiper) => void;
}

/**
 * Takes over a row that scrolls. Widths stay with the style sheet (`auto`), and the slide that was scrolled
 * to stays in sight, so that nothing jumps. Rows that do not loop start again after their end.
 */
export function mountSwiper(
  box: HTMLElement,
  { autoplayMs, waitedMs, speedMs, loop, onChange }: MountOptions,
): Swiper {
  const slide = box.querySelector<HTMLElement>('.carousel-slide');
  const initialSlide = slide ? Math.round(box.scrollLeft / slide.offsetWidth) : 0;
  box.scrollLeft = 0;
  const swiper = new Swiper(box, {
    modules: [A11y, Autoplay],
    wrapperClass: 'carousel-track',
    slideClass: 'carousel-slide',
    slidesPerView: 'auto',
    watchSlidesProgress: true,
    initialSlide,
    speed: speedMs,
    loop,
    rewind: !loop,
    // Quick presses are all obeyed, not only the first.
    loopPreventsSliding: false,
    // A move that takes no time has no end to wait for.
    autoplay: autoplayMs !== null && {
      delay: Math.max(autoplayMs - waitedMs, 1),
      waitForTransition: speedMs > 0,
    },
    a11y: {
      slideLabelMessage: '{{index}} of {{slidesLength}}',
      itemRoleDescriptionMessage: 'slide',
      wrapperLiveRegion: false,
    },
  });
  const notify = () => onChange(swiper);
  for (const event of ['slideChange', 'snapGridLengthChange', 'resize'] as const) {
    swiper.on(event, notify);
  }
  const { autoplay } = swiper.params;
  swiper.once('slideChange', () => {
    if (typeof autoplay === 'object' && autoplayMs !== null) autoplay.delay = autoplayMs;
  });
  // Whoever mounts it decides when it moves.
  swiper.autoplay.stop();
  notify();
  return swiper;
}
