import type { Driver } from './useSwiper.ts';

/** One round button for each place to go to; 24 px wide for fingers, though the dot is smaller. */
export function Bullets({ driver: { place, goTo } }: { driver: Driver }) {
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
