import { useRef } from 'react';
import type { CSSProperties, ReactNode } from 'react';
import { Bullets } from './Bullets.tsx';
import { IconButton } from './Button.tsx';
import { usePlaying } from './usePlaying.ts';
import { useSwiper } from './useSwiper.ts';
import { Icon } from './Icon.tsx';

/** Window widths in pixels from which a carousel may show another number of slides. */
const BREAKPOINTS = [0, 640, 641, 768, 769, 1024, 1025, 1280] as const;

type Breakpoint = (typeof BREAKPOINTS)[number];

interface Props {
  /** What the carousel is about, for screen readers. */
  label: string;
  slides: readonly ReactNode[];
  /** How many slides are in sight from which window width on, in pixels. */
  perView: { 0: number } & Partial<Record<Breakpoint, number>>;
  /** Moves by itself after this many milliseconds; never for visitors who asked for less motion or data. */
  autoplayMs?: number;
  /** How long a move takes, in milliseconds. */
  speedMs?: number;
  /** Goes round without an end, where there are slides enough for it. */
  loop?: boolean;
  pagination?: 'bullets' | 'none';
}

/**
 * Slides side by side. The server's HTML is a row that scrolls and snaps and works without scripts; Swiper
 * takes it over when it comes near. What moves by itself has a Pause button and stands still while the
 * pointer or the focus is inside (WCAG 2.2.2). Swiper also names the slides: '3 of 10'.
 */
export function Carousel(props: Props) {
  // Swiper counts its slides once, so another number of them is another carousel.
  return <Row key={props.slides.length} {...props} />;
}

function Row({
  label,
  slides,
  perView,
  autoplayMs,
  speedMs = 320,
  loop = false,
  pagination = 'bullets',
}: Props) {
  const box = useRef<HTMLDivElement>(null);
  const driver = useSwiper(box, {
    autoplayMs: autoplayMs ?? null,
    speedMs,
    loop: loop && slides.length >= 2 * Math.max(...Object.values(perView)),
  });
  const playing = usePlaying(autoplayMs !== undefined, driver.setPlaying);
  return (
    <section
      aria-roledescription="carousel"
      aria-label={label}
      className="carousel grid gap-3"
      style={widthsOf(perView)}
      {...playing.pauseHandlers}
    >
      {/* Only a row that scrolls by itself takes the focus; later the buttons move it. */}
      <div ref={box} className="carousel-window" tabIndex={driver.place ? undefined : 0}>
        <div className="carousel-track">
          {slides.map((slide, index) => (
            <div key={index} className="carousel-slide">
              {slide}
            </div>
          ))}
        </div>
      </div>
      <div className="needs-script flex min-h-11 items-center justify-center gap-x-4 sm:justify-between">
        {pagination === 'bullets' ? <Bullets driver={driver} /> : <span />}
        {driver.place?.count !== 1 && (
          <div className="flex gap-1">
            {autoplayMs !== undefined && (
              <IconButton
                label={playing.isOn ? 'Pause' : 'Play'}
                data-carousel-toggle
                onClick={playing.toggle}
              >
                {playing.isOn ? <Icon name="Pause" {...ICON} /> : <Icon name="Play" {...ICON} />}
              </IconButton>
            )}
            {/* Where slides are swiped and bullets lead to each of them there is no room for arrows. */}
            <div className={`flex gap-1 ${pagination === 'bullets' ? 'max-sm:hidden' : ''}`}>
              <IconButton label="Previous" onClick={() => driver.move(-1)}>
                <Icon name="ChevronLeft" {...ICON} />
              </IconButton>
              <IconButton label="Next" onClick={() => driver.move(1)}>
                <Icon name="ChevronRight" {...ICON} />
              </IconButton>
            </div>
          </div>
        )}
      </div>
    </section>
  );
}

/** The number of slides for every breakpoint, as the style sheet reads it. */
function widthsOf(perView: Props['perView']): CSSProperties {
  let current = perView[0];
  return Object.fromEntries(
    BREAKPOINTS.map((width) => {
      current = perView[width] ?? current;
      return [`--n${width}`, current];
    }),
  );
}

const ICON = { 'aria-hidden': true, className: 'size-5' } as const;
