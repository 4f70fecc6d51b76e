import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** jsdom draws nothing: what comes near the window is said here. */
export interface Nearness {
  /** What is being watched now, with how far outside of the window is near. */
  watched: () => { element: Element; margin: string | undefined }[];
  /** Tells those who watch it that an element has come near, or has gone. */
  tell: (element: Element, isNear?: boolean) => void;
}

interface Watch {
  observer: IntersectionObserver;
  callback: IntersectionObserverCallback;
  margin: string | undefined;
  elements: Set<Element>;
}

/** Until the end of the test. */
export function watchNearness(): Nearness {
  const watches = new Set<Watch>();
  class Observer {
    private readonly watch: Watch;

    constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
      const observer: IntersectionObserver = Object.create(Observer.prototype);
      this.watch = { observer, callback, margin: options?.rootMargin, elements: new Set() };
      watches.add(this.watch);
    }
    observe(element: Element): void {
      this.watch.elements.add(element);
    }
    unobserve(element: Element): void {
      this.watch.elements.delete(element);
    }
    disconnect(): void {
      watches.delete(this.watch);
    }
  }
  vi.stubGlobal('IntersectionObserver', Observer);
  return {
    watched: () =>
      [...watches].flatMap(({ elements, margin }) =>
        [...elements].map((element) => ({ element, margin })),
      ),
    tell(element, isIntersecting = true) {
      const entry: IntersectionObserverEntry = Object.assign(Object.create(null), {
        target: element,
        isIntersecting,
      });
      for (const { observer, callback, elements } of watches) {
        if (elements.has(element)) act(() => callback([entry], observer));
      }
    },
  };
}
