import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { CSSProperties, ReactNode } from 'react';
import { IconButton } from './Button.tsx';
import { useHydrated } from './useHydrated.ts';
import { useSwiper, wantsCalm } from './useSwiper.ts';
import type { Driver } from './useSwiper.ts';

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
                {playing.isOn ? <Pause {...ICON} /> : <Play {...ICON} />}
              </IconButton>
            )}
            {/* Where slides are swiped and bullets lead to each of them there is no room for arrows. */}
            <div className={`flex gap-1 ${pagination === 'bullets' ? 'max-sm:hidden' : ''}`}>
              <IconButton label="Previous" onClick={() => driver.move(-1)}>
                <ChevronLeft {...ICON} />
              </IconButton>
              <IconButton label="Next" onClick={() => driver.move(1)}>
                <ChevronRight {...ICON} />
              </IconButton>
            </div>
          </div>
        )}
      </div>
    </section>
  );
}

/** One round button for each place to go to; 24 px wide for fingers, though the dot is smaller. */
function Bullets({ driver: { place, goTo } }: { driver: Driver }) {
  if (!place || place.count === 1) return <span />;
  return (
    <div className="flex flex-wrap">
      {Array.from({ length: place.count }, (_, index) => (
        <button
          key={index}
          type="button"
          aria-label={`Go to ${index + 1} of ${place.count}`}
          aria-current={index === place.position ? 'true' : undefined}
          className="group grid size-6 place-items-center"
          onClick={() => goTo(index)}
        >
          <span className="size-2.5 rounded-full border border-control transition-[width,background-color] duration-200 group-hover:bg-control group-aria-[current]:w-5 group-aria-[current]:border-primary group-aria-[current]:bg-primary" />
        </button>
      ))}
    </div>
  );
}

/** Whether it moves: when the visitor wants it to, and neither pointer nor focus is inside. */
function usePlaying(isAutomatic: boolean, setPlaying: (isPlaying: boolean) => void) {
  const isHydrated = useHydrated();
  const [choice, setChoice] = useState<boolean | null>(null);
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const isOn = choice ?? (isHydrated && isAutomatic && !wantsCalm());
  const isPlaying = isOn && !isHovered && !isFocused;
  useEffect(() => setPlaying(isPlaying));
  return {
    isOn,
    toggle: () => setChoice(!isOn),
    pauseHandlers: isAutomatic
      ? {
          onPointerEnter: (event: React.PointerEvent) => setHovered(event.pointerType === 'mouse'),
          onPointerLeave: () => setHovered(false),
          // The button that starts and stops it does not stop it by merely being reached.
          onFocus: ({ target }: React.FocusEvent) =>
            setFocused(!target.closest('[data-carousel-toggle]')),
          onBlur: () => setFocused(false),
        }
      : {},
  };
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
