import { vi } from 'vitest';

/**
 * Follows who listens to the window and the document from now on; answers the names of the events that somebody still
 * listens to. What has left the page listens to nothing.
 */
export function followListeners(): () => string[] {
  const left: [target: EventTarget, name: string, listener: unknown, isCapture: boolean][] = [];
  const targets: EventTarget[] = [window, document];
  for (const target of targets) {
    const add = target.addEventListener.bind(target);
    const remove = target.removeEventListener.bind(target);
    vi.spyOn(target, 'addEventListener').mockImplementation((name, listener, options) => {
      left.push([target, name, listener, isCapturing(options)]);
      add(name, listener, options);
    });
    vi.spyOn(target, 'removeEventListener').mockImplementation((name, listener, options) => {
      const at = left.findIndex(
        (each) =>
          each[0] === target &&
          each[1] === name &&
          each[2] === listener &&
          each[3] === isCapturing(options),
      );
      if (at >= 0) left.splice(at, 1);
      remove(name, listener, options);
    });
  }
  return () => left.map(([, name]) => name);
}

function isCapturing(options: boolean | EventListenerOptions | undefined): boolean {
  return typeof options === 'object' ? options.capture === true : options === true;
}
