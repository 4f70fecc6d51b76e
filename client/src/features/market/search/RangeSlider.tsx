import { Range, Root, Thumb, Track } from '@radix-ui/react-slider';
import type { RangeKind } from './ranges.ts';

/**
 * Two thumbs on a bar, for pointer and keys. The bottom and top stops mean no limit; what a thumb
 * stands for is spoken in words. Amounts beyond the scale hold a thumb at its end.
 */
export function RangeSlider({
  kind: { slider, thumbs, speak },
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
  const { min, max, step } = slider;
  const clamped = (value: number) => Math.min(Math.max(value, min), max);
  const positions: [number, number] = [clamped(low ?? min), clamped(high ?? max)];
  const slide = ([left = min, right = max]: number[]) => {
    if (left !== positions[0]) onSlide('low', left > min ? left : null);
    if (right !== positions[1]) onSlide('high', right < max ? right : null);
  };
  const announced = [
    low === null ? 'No minimum' : speak(low),
    high === null ? `${speak(max)} or more` : speak(high),
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
