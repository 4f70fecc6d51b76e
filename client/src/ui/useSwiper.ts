import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import type Swiper from 'swiper';

export interface Place {
  /** The slide or group of slides in sight, from 0. */
  position: number;
  /** How many places there are to go to; 1 when everything is in sight. */
  count: number;
}

interface Options {
  autoplayMs: number | null;
  speedMs: number;
  loop: boolean;
}

export interface Driver {
  /** Null until the script has taken the row over. */
  place: Place | null;
  goTo: (position: number) => void;
  move: (step: 1 | -1) => void;
  setPlaying: (isPlaying: boolean) => void;
}

/**
 * Lets Swiper take over a row when it comes within 400 px of the window. Until then, and when Swiper cannot
 * be fetched, the row scrolls by itself and the buttons scroll it.
 */
export function useSwiper(
  box: RefObject<HTMLElement | null>,
  { autoplayMs, speedMs, loop }: Options,
): Driver {
  const [place, setPlace] = useState<Place | null>(null);
  const running = useRef<Swiper | null>(null);
  const isPlaying = useRef(false);

  useEffect(() => {
    const element = box.current;
    if (!element || typeof IntersectionObserver === 'undefined') return undefined;
    let isGone = false;
    const mount = async () => {
      const { mountSwiper } = await import('./swiperKit.ts');
      if (isGone) return;
      running.current = mountSwiper(element, {
        autoplayMs,
        speedMs: wantsLessMotion() ? 0 : speedMs,
        loop,
        onChange: (swiper) => setPlace(placeOf(swiper)),
      });
      if (isPlaying.current) running.current.autoplay.start();
    };
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        // Without Swiper the row still scrolls.
        mount().catch(() => undefined);
      },
      { rootMargin: '400px 0px' },
    );
    observer.observe(element);
    return () => {
      isGone = true;
      observer.disconnect();
      running.current?.destroy();
      running.current = null;
    };
  }, [box, autoplayMs, speedMs, loop]);

  return {
    place,
    goTo(position) {
      const swiper = running.current;
      if (swiper?.params.loop) swiper.slideToLoop(position);
      else swiper?.slideTo(position);
    },
    move(step) {
      const swiper = running.current;
      if (swiper && step === 1) swiper.slideNext();
      else if (swiper) swiper.slidePrev();
      else box.current?.scrollBy({ left: step * slideWidth(box.current), behavior: 'smooth' });
    },
    setPlaying(next) {
      // A second start would begin the wait anew.
      if (next === isPlaying.current) return;
      isPlaying.current = next;
      if (next) running.current?.autoplay.start();
      else running.current?.autoplay.stop();
    },
  };
}

/** True when the visitor's system asks for less motion or for less data. */
export function wantsCalm(): boolean {
  return wantsLessMotion() || wantsLessData();
}

function wantsLessMotion(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Not every browser tells; the type library therefore does not know it. */
function wantsLessData(): boolean {
  const connection: unknown = 'connection' in navigator ? navigator.connection : null;
  return (
    typeof connection === 'object' &&
    connection !== null &&
    'saveData' in connection &&
    connection.saveData === true
  );
}

function placeOf(swiper: Swiper): Place {
  return swiper.params.loop
    ? { position: swiper.realIndex, count: swiper.slides.length }
    : { position: swiper.snapIndex, count: swiper.snapGrid.length };
}

function slideWidth(box: HTMLElement): number {
  return box.querySelector<HTMLElement>('.carousel-slide')?.offsetWidth ?? box.clientWidth;
}
