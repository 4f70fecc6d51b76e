import { useState } from 'react';
import { readSlug } from '../../../../../../schema/routes.ts';

import { Button } from '../../../../ui/Button.tsx';
import { Notice } from '../../../../ui/Panel.tsx';
import { Skeleton } from '../../../../ui/Skeleton.tsx';
import { MovablePin } from './MovablePin.tsx';
import type { PinTown } from './pin.ts';
import { usePinPlacesQuery } from './PinPlaces.generated.ts';
import type { PinPlacesQuery } from './PinPlaces.generated.ts';
import {
  fromSketch,
  isInSight,
  onSketch,
  viewNear,
  viewOfAll,
  whereFrom,
} from '../../../market/places/sketch/sketch.ts';
import type { NamedPoint, Point } from '../../../market/places/sketch/sketch.ts';
import { TownSketch } from '../../../market/places/sketch/TownSketch.tsx';

/**
 * A sketch of the town's known places with a pin on it. The pin begins at the locality, or in the middle of the
 * town, and means nothing until it is moved or confirmed.
 */
export function PinSketch({
  town,
  locality,
  position,
  onMove,
}: {
  town: PinTown;
  locality: string;
  /** Where the seller has put it. */
  position: Point | null;
  onMove: (position: Point | null) => void;
}) {
  const places = usePinPlacesQuery({ variables: { city: town.city, state: town.state } });
  if (places.data?.city) {
    const known = knownPoints(places.data, places.data.city);
    return <Sketch {...known} {...{ locality, position, onMove }} />;
  }
  if (places.loading) return <Skeleton className="aspect-square max-w-md" />;
  return (
    <Notice tone="warning">
      The map could not be loaded.
      <Button variant="quiet" onClick={() => void places.refetch()}>
        Try Again
      </Button>
    </Notice>
  );
}

function Sketch({
  centre,
  localities,
  locality,
  position,
  onMove,
}: {
  centre: NamedPoint;
  localities: readonly NamedPoint[];
  locality: string;
  position: Point | null;
  onMove: (position: Point | null) => void;
}) {
  const picked = localities.find(({ name }) => readSlug(name) === readSlug(locality));
  const start = picked ?? centre;
  // What is drawn stays as it is while the pin moves.
  const [first] = useState(position);
  const all = viewOfAll([centre, ...localities, ...(first ? [first] : [])]);
  const [closeTo, setCloseTo] = useState<Point | null>(null);
  const at = position ?? start;
  const view = closeTo === null ? all : viewNear(closeTo);
  const where = whereFrom(start, at);
  const move = (next: Point) => {
    const inTown = fromSketch(all, onSketch(all, next));
    if (closeTo !== null && !isInSight(view, inTown)) setCloseTo(inTown);
    onMove(inTown);
  };
  return (
    <div className="grid max-w-md gap-3">
      <p className="text-small text-muted">
        Drag the pin to the property, click its location, or move the pin with the arrow keys.
        Buyers see this location.
      </p>
      <TownSketch
        view={view}
        points={[...(picked ? [picked] : []), ...localities.filter((each) => each !== picked)]}
        centre={centre}
        onPick={move}
      >
        <MovablePin view={view} at={at} isSet={position !== null} where={where} onMove={move} />
      </TownSketch>
      <p className="text-small font-medium">
        {position === null ? `${where} (approximate).` : `${where}.`}
      </p>
      <div className="flex flex-wrap gap-2">
        {position === null ? (
          <Button variant="outline" onClick={() => move(start)}>
            Place pin here
          </Button>
        ) : (
          <Button variant="outline" onClick={() => onMove(null)}>
            Remove pin
          </Button>
        )}
        <Button variant="quiet" onClick={() => setCloseTo(closeTo === null ? at : null)}>
          {closeTo === null ? 'Zoom in' : 'Zoom out'}
        </Button>
      </div>
    </div>
  );
}

/** What the server knows the position of. */
function knownPoints(
  { localities }: PinPlacesQuery,
  { name, latitude, longitude }: NonNullable<PinPlacesQuery['city']>,
): { centre: NamedPoint; localities: NamedPoint[] } {
  return {
    centre: { name, latitude, longitude },
    localities: localities.flatMap((each) =>
      each.latitude === null || each.longitude === null
        ? []
        : { name: each.name, latitude: each.latitude, longitude: each.longitude },
    ),
  };
}
