import { lazy, memo, Suspense, useEffect, useRef, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { COPY } from '../base/copy.ts';
import { PartBoundary } from './PartBoundary.tsx';
import { partOfPage } from './partsOfPage.ts';
import { Ready } from './Ready.tsx';

interface LazyBlockOptions {
  /** Fetches the block's code. */
  load: () => Promise<ComponentType>;
  /** Stands in the block's place, in its height, when the page was not drawn by the server. */
  placeholder: ReactNode;
}

/**
 * A block whose code is not needed at once. The server draws it; in the browser React keeps that HTML until
 * the block comes near the window, gets the pointer or the focus, or the visitor does anything that may
 * leave the page, and only then fetches the code and hydrates. A chunk that fails says so and offers a
 * retry.
 *
 * The block takes no properties: a change from above, while React still keeps the server's HTML, would
 * throw that HTML away. For the same reason a context around the page must not change before the visitor
 * does something.
 */
export function lazyBlock({ load, placeholder }: LazyBlockOptions): ComponentType {
  const gate = makeGate();
  partOfPage(load);
  const fetchBlock = () =>
    lazy(async () => {
      await gate.opened;
      return { default: await load() };
    });
  let fetched: ComponentType = fetchBlock();
  if (import.meta.env.SSR) {
    const ready = async () => {
      fetched = await load();
    };
    serverBlocks.push(ready());
  }

  return memo(function LazyBlock() {
    const box = useRef<HTMLDivElement>(null);
    const [Block, setBlock] = useState<ComponentType>(() => fetched);
    useEffect(() => openWhenNeeded(gate, box.current), []);
    const refetch = () => {
      fetched = fetchBlock();
      setBlock(() => fetched);
    };
    return (
      <div ref={box} data-waits="" onFocus={gate.open} onPointerOver={gate.open}>
        <PartBoundary message={COPY.blockFailed} onRetry={refetch}>
          <Suspense fallback={placeholder}>
            <Block />
            <Ready box={box} />
          </Suspense>
        </PartBoundary>
      </div>
    );
  });
}

/**
 * On the server: makes every block that the imported pages mention ready to be drawn. They cannot be
 * imported as usual, because the browser's build would then put them into the page's own file.
 */
export async function readyLazyBlocks(): Promise<void> {
  await Promise.all(serverBlocks);
}

const serverBlocks: Promise<void>[] = [];

interface Gate {
  opened: Promise<void>;
  open: () => void;
}

const gates = new Set<Gate>();

/** For a navigation that no act of the visitor starts: a block that still waits would hold it up. */
export function openEveryBlock(): void {
  for (const { open } of gates) open();
}

function makeGate(): Gate {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  const gate = { opened, open };
  gates.add(gate);
  return gate;
}

/**
 * Opens the gate when the box comes near the window, or on what may be the start of leaving the page. The
 * Tab key opens it too: a placeholder holds nothing to focus, and the keyboard would pass over the block.
 */
function openWhenNeeded({ open }: Gate, box: HTMLElement | null): () => void {
  if (!box || typeof IntersectionObserver === 'undefined') {
    open();
    return () => undefined;
  }
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) open();
    },
    { rootMargin: NEAR },
  );
  observer.observe(box);
  const listening = { capture: true, passive: true };
  for (const event of LEAVING) window.addEventListener(event, open, listening);
  const openOnTab = ({ key }: KeyboardEvent) => {
    if (key === 'Tab') open();
  };
  window.addEventListener('keydown', openOnTab, listening);
  return () => {
    observer.disconnect();
    for (const event of LEAVING) window.removeEventListener(event, open, listening);
    window.removeEventListener('keydown', openOnTab, listening);
  };
}

/** How far outside the window a block starts to be fetched. */
const NEAR = '400px 0px';

/** The router announces a navigation through a context; blocks that still wait would hold that news up. */
const LEAVING = ['click', 'submit', 'popstate', 'cancel'] as const;
