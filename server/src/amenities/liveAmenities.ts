import { isDeepStrictEqual } from 'node:util';
import { putAmenitiesInForce } from '../../../schema/catalogue/amenities.ts';
import { LIMITS } from '../../../schema/limits.ts';
import { LiveRows, type LiveRowsParts } from '../platform/database/liveRows.ts';
import { Amenity } from './amenity.entity.ts';

/** The signal by which processes tell each other that amenities were changed. */
export const CHANGED = 'amenities_changed';

/** What administrators have made of the amenities; it puts them in force for the catalogue of this process. */
export class LiveAmenities extends LiveRows {
  private known: readonly Amenity[] = [];

  constructor(parts: LiveRowsParts) {
    super(parts, { what: 'amenities', signal: CHANGED, everyMs: LIMITS.setting.rereadMs });
    putAmenitiesInForce([]);
  }

  protected async takeOver(): Promise<boolean> {
    const rows = await this.database.source.getRepository(Amenity).find({ order: { bit: 'ASC' } });
    if (isDeepStrictEqual(rows, this.known)) return false;
    this.known = rows;
    putAmenitiesInForce(rows);
    return true;
  }
}
