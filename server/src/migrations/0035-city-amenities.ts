import type { MigrationInterface } from 'typeorm';
import type { Runner } from './runner.ts';

const OFFERED = `approval_status = 'approved' AND is_active AND lifecycle IN ('available', 'under_offer')`;

/** What is asked of the amenities of a town is counted in an index that holds nothing else. */
export class CityAmenities1764000000035 implements MigrationInterface {
  async up(runner: Runner): Promise<void> {
    await runner.query(
      `CREATE INDEX property_city_amenities ON property (city, state, amenity_mask) WHERE ${OFFERED}`,
    );
  }

  async down(runner: Runner): Promise<void> {
    await runner.query('DROP INDEX property_city_amenities');
  }
}
