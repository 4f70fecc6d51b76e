import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { LIMITS } from '../../../../../schema/limits.ts';
import { BannerSlide } from '../../../features/content/banners/home/BannerSlide.tsx';
import { Bullets } from '../../../ui/Bullets.tsx';
import { IconButton } from '../../../ui/Button.tsx';
import { usePlaying } from '../../../ui/usePlaying.ts';
import { useSwiper } from '../../../ui/useSwiper.ts';
import type { HomePageQuery } from '../HomePage.generated.ts';
import { Icon } from '../../../ui/Icon.tsx';

/**
 * Banners that follow each other every ten seconds and begin anew after the last. They stand still while the
 * pointer is on them, while the focus is there or in the search, and in a tab that nobody sees.
 */
export function BannerCarousel({ banners }: { banners: HomePageQuery['banners'] }) {
  const box = useRef<HTMLDivElement>(null);
  const isSearching = useFocusInHero(box);
  const driver = useSwiper(box, {
    autoplayMs: LIMITS.home.heroRotateMs,
    speedMs: SPEED_MS,
    loop: false,
    afterMs: QUIET_MS,
  });
  const shown = driver.place ?? { position: 0, count: banners.length };
  const playing = usePlaying(true, (isPlaying) => driver.setPlaying(isPlaying && !isSearching));
  return (
    <section
      aria-roledescription="carousel"
      aria-label="Highlights"
      className="carousel carousel-full relative grid min-w-0"
      {...playing.pauseHandlers}
    >
      <div ref={box} className="carousel-window" tabIndex={driver.place ? undefined : 0}>
        <div className="carousel-track">
          {banners.map((banner, index) => (
            <div key={banner.id} className="carousel-slide">
              {/* Until the row can turn, the pictures of the others would only hold up the first. */}
              <BannerSlide
                banner={banner}
                isFirst={index === 0}
                isDrawn={index === 0 || driver.place !== null}
              />
            </div>
          ))}
        </div>
      </div>
      <div className="needs-script absolute right-4 bottom-14 z-1 flex items-center gap-1 rounded-full bg-surface px-1 text-ink">
        <div className="pl-2 max-md:hidden">
          <Bullets driver={{ ...driver, place: shown }} />
        </div>
        <IconButton
          label={playing.isOn ? 'Pause' : 'Play'}
          data-carousel-toggle
          onClick={playing.toggle}
        >
          {playing.isOn ? <Icon name="Pause" {...ICON} /> : <Icon name="Play" {...ICON} />}
        </IconButton>
        <div className="flex gap-1 max-md:hidden">
          <IconButton label="Previous" onClick={() => driver.move(-1)}>
            <Icon name="ChevronLeft" {...ICON} />
          </IconButton>
          <IconButton label="Next" onClick={() => driver.move(1)}>
            <Icon name="ChevronRight" {...ICON} />
          </IconButton>
        </div>
      </div>
    </section>
  );
}

/** Whether somebody is at the search, which lies on the banners and is no part of them. */
function useFocusInHero(box: RefObject<HTMLElement | null>): boolean {
  const [isInside, setInside] = useState(false);
  useEffect(() => {
    const hero = box.current?.closest('[data-hero]');
    const look = ({ type, target }: Event) =>
      setInside(
        type === 'focusin' && target instanceof Element && target.closest('search') !== null,
      );
    hero?.addEventListener('focusin', look);
    hero?.addEventListener('focusout', look);
    return () => {
      hero?.removeEventListener('focusin', look);
      hero?.removeEventListener('focusout', look);
    };
  }, [box]);
  return isInside;
}

/** Nothing turns before ten seconds are over: until then the first screen has the line for itself. */
const QUIET_MS = 6_000;
const SPEED_MS = 320;
const ICON = { 'aria-hidden': true, className: 'size-5' } as const;
