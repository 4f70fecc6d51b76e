import { useEffect, useRef } from 'react';
import { PostPropertyLink } from '../../seller/posting/PostPropertyLink.tsx';

/** In the place of the form that made a seller of a buyer: what comes next, and the focus. */
export function SellingStarted() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <section className="grid justify-items-start gap-4 rounded-panel border border-line bg-surface p-5 sm:p-7">
      <h2 ref={heading} tabIndex={-1} className="font-text text-h3 font-semibold">
        You can now list a property.
      </h2>
      <PostPropertyLink />
    </section>
  );
}
