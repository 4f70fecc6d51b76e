import type { MouseEvent, ReactNode } from 'react';
import {
  distanceText,
  fromSketch,
  isInSight,
  labelled,
  onSketch,
  scaleOf,
  SKETCH_SIZE,
} from './sketch.ts';
import type { NamedPoint, Point, SketchView } from './sketch.ts';

/** The known places of a town as points, with names where there is room for them; what stands on it is drawn over it. */
export function TownSketch({
  view,
  points,
  centre,
  onPick,
  children,
}: {
  view: SketchView;
  /** Those whose names matter most come first. */
  points: readonly NamedPoint[];
  centre?: NamedPoint;
  /** Hears where somebody pressed; without it the sketch is only looked at. */
  onPick?: (position: Point) => void;
  children: ReactNode;
}) {
  const rendered = points
    .filter((point) => isInSight(view, point))
    .map(({ name, ...point }) => ({ name, ...onSketch(view, point) }));
  const middle = centre && onSketch(view, centre);
  const scale = scaleOf(view);
  const pick = ({ currentTarget, clientX, clientY }: MouseEvent) =>
    onPick?.(fromSketch(view, pointAt(currentTarget, { clientX, clientY })));
  return (
    <div className="relative rounded-card border border-line bg-sunken">
      <svg
        viewBox={`0 0 ${SKETCH_SIZE} ${SKETCH_SIZE}`}
        aria-hidden="true"
        className={`block h-auto w-full select-none ${onPick ? 'cursor-crosshair' : ''}`}
        onClick={pick}
      >
        {middle && <circle cx={middle.x} cy={middle.y} r="9" className="fill-primary/15" />}
        {rendered.map(({ name, x, y }) => (
          <circle key={name} cx={x} cy={y} r="1.6" className="fill-primary" />
        ))}
        {labelled(rendered).map(({ name, x, y }) => (
          <text key={name} x={x + 3} y={y + 2.5} fontSize="7.5" className="fill-muted">
            {name}
          </text>
        ))}
        <path
          d={`M6 ${SKETCH_SIZE - 8}v3h${scale.units}v-3`}
          fill="none"
          className="stroke-control"
        />
        <text x="8" y={SKETCH_SIZE - 8} fontSize="7" className="fill-muted">
          {distanceText(scale.kilometres)}
        </text>
      </svg>
      {children}
    </div>
  );
}

/** Where in the drawing a pointer is. */
export function pointAt(
  element: Element,
  { clientX, clientY }: { clientX: number; clientY: number },
): { x: number; y: number } {
  const { left, top, width } = element.getBoundingClientRect();
  const unit = (width || SKETCH_SIZE) / SKETCH_SIZE;
  return { x: (clientX - left) / unit, y: (clientY - top) / unit };
}
