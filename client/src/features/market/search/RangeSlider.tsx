import { Range, Root, Thumb, Track } from '@radix-ui/react-slider';
import type { PriceBand, RangeKind } from './ranges.ts';

/**
 * Two thumbs on a bar, for pointer and keys. The bottom and top stops mean no limit; what a thumb
 * stands for is spoken in words. Amounts beyond the scale hold a thumb at its end.
 */
export function RangeSlider({
  kind: { slider, offer, thumbs, speak },
  low,
  high,
  onSlide,
}: {
  kind: RangeKind;
  low: number | null;
  high: number | null;
  /** The end that was moved, and its value; null at the stop that means no limit. */
  onSlide: (end: 'low' | 'high', value: number | null) => void;
}) {
  // Where stops are not steps a position is the number of a stop; behind the last of them there is no limit.
  const { min, max, step } = offer ? { min: 0, max: offer.length, step: 1 } : slider;
  const clamped = (value: number) => Math.min(Math.max(value, min), max);
  const amountAt = (position: number) => offer?.[position]?.from ?? position;
  const lowPosition = (value: number) =>
    offer ? offer.findLastIndex(({ from }) => from <= value) : value;
  const highPosition = (value: number) => {
    const found = offer ? offer.findIndex(({ from }) => from >= value) : value;
    return found < 0 ? max : found;
  };
  const positions: [number, number] = [
    low === null ? min : clamped(lowPosition(low)),
    high === null ? max : clamped(highPosition(high)),
  ];
  const slide = ([left = min, right = max]: number[]) => {
    if (left !== positions[0]) onSlide('low', left > min ? amountAt(left) : null);
    if (right !== positions[1]) onSlide('high', right < max ? amountAt(right) : null);
  };
  const announced = [
    low === null ? 'No minimum' : speak(low),
    high === null ? `${speak(slider.max)} or more` : speak(high),
  ];
  return (
    <Root
      min={min}
      max={max}
      step={step}
      value={positions}
      preserveThumbOrder
      onValueChange={slide}
      className="relative mx-3 flex h-11 touch-none items-center select-none"
    >
      {offer && <Histogram offer={offer} />}
      <Track className="relative h-1.5 grow rounded-full bg-control/40">
        <Range className="absolute h-full rounded-full bg-primary" />
      </Track>
      {thumbs.map((label, index) => (
        <Thumb
          key={label}
          aria-label={label}
          aria-valuetext={announced[index]}
          // Each stands outside of its value: two that say the same still lie side by side.
          className={`block size-6 cursor-grab rounded-full border-2 border-primary bg-surface shadow-lift after:absolute after:-inset-2.5 after:rounded-full active:cursor-grabbing ${index === 0 ? '-translate-x-3' : 'translate-x-3'}`}
        />
      ))}
    </Root>
  );
}

/** How much is on offer at each stop; the amounts are in the boxes and on the thumbs. */
function Histogram({ offer }: { offer: readonly PriceBand[] }) {
  const most = Math.max(1, ...offer.map(({ count }) => count));
  const bars = offer.map(({ count }, at) => `V${1 - count / most}H${at + 1}`).join('');
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${offer.length} 1`}
      preserveAspectRatio="none"
      className="absolute bottom-1/2 left-0 h-7 w-full fill-primary/30"
    >
      <path d={`M0 1${bars}V1Z`} />
    </svg>
  );
}
