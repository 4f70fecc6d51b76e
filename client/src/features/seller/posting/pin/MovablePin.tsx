import { useRef, useState } from 'react';
import type { KeyboardEvent, PointerEvent } from 'react';
import {
  fromSketch,
  movedBy,
  onSketch,
  SKETCH_SIZE,
} from '../../../market/places/sketch/sketch.ts';
import type { Point, SketchView } from '../../../market/places/sketch/sketch.ts';
import { pointAt } from '../../../market/places/sketch/TownSketch.tsx';

/**
 * The pin: dragged by a pointer, moved by the arrow keys, spoken as a place. It stands on its parent. The slider in it
 * goes to the east by what helps people who cannot press keys; the arrow keys go in all directions.
 */
export function MovablePin({
  view,
  at,
  isSet,
  where,
  onMove,
}: {
  view: SketchView;
  at: Point;
  /** Whether somebody has said that it stands right. */
  isSet: boolean;
  where: string;
  onMove: (to: Point) => void;
}) {
  const [dragged, setDragged] = useState<Point | null>(null);
  const grip = useRef({ x: 0, y: 0 });
  const input = useRef<HTMLInputElement>(null);
  const { x, y } = onSketch(view, dragged ?? at);
  const under = (event: PointerEvent<HTMLElement>) =>
    pointAt(event.currentTarget.parentElement ?? event.currentTarget, event);

  const grab = (event: PointerEvent<HTMLElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    event.preventDefault();
    input.current?.focus();
    const pointer = under(event);
    grip.current = { x: x - pointer.x, y: y - pointer.y };
    setDragged(at);
  };
  const drag = (event: PointerEvent<HTMLElement>) => {
    if (dragged === null) return;
    const pointer = under(event);
    const tip = { x: pointer.x + grip.current.x, y: pointer.y + grip.current.y };
    setDragged(fromSketch(view, tip));
  };
  const drop = () => {
    if (dragged !== null && dragged !== at) onMove(dragged);
    setDragged(null);
  };
  const moveByKey = (event: KeyboardEvent) => {
    const way = WAYS[event.key];
    if (way === undefined) return;
    event.preventDefault();
    const step = (view.reach / STEPS) * (event.shiftKey ? LARGE : 1);
    onMove(movedBy(at, { north: way.north * step, east: way.east * step }));
  };
  return (
    <div
      className="absolute -mt-11 -ml-5.5 grid size-11 cursor-grab touch-none place-items-end justify-center rounded-input select-none active:cursor-grabbing has-focus-visible:outline-2 has-focus-visible:outline-focus"
      style={{ left: `${(x / SKETCH_SIZE) * 100}%`, top: `${(y / SKETCH_SIZE) * 100}%` }}
      onPointerDown={grab}
      onPointerMove={drag}
      onPointerUp={drop}
      onPointerCancel={() => setDragged(null)}
    >
      <input
        ref={input}
        type="range"
        aria-label="Pin on the map"
        aria-valuetext={where}
        min={0}
        max={SKETCH_SIZE}
        step="any"
        value={x}
        className="pointer-events-none absolute inset-0 size-full opacity-0"
        onKeyDown={moveByKey}
        onChange={({ currentTarget }) =>
          onMove(fromSketch(view, { x: currentTarget.valueAsNumber, y }))
        }
      />
      <svg viewBox="-12 -32 24 32" aria-hidden="true" className="h-9 w-7">
        <path
          d="M0 0c-4.500-6.500-11-12-11-20a11 11 0 0 1 22 0c0 8-6.500 13.500-11 20z"
          className={isSet ? 'fill-accent stroke-surface' : 'fill-surface stroke-accent'}
          strokeWidth="1.5"
        />
        <circle cy="-20" r="4" className={isSet ? 'fill-surface' : 'fill-accent'} />
      </svg>
    </div>
  );
}

const WAYS: Readonly<Record<string, { north: number; east: number }>> = {
  ArrowUp: { north: 1, east: 0 },
  ArrowDown: { north: -1, east: 0 },
  ArrowRight: { north: 0, east: 1 },
  ArrowLeft: { north: 0, east: -1 },
};
/** From the middle to an edge. */
const STEPS = 60;
const LARGE = 10;
