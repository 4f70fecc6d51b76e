import type { MigrationInterface } from 'typeorm';
import type { Runner } from './runner.ts';

/** Who asks again under another name is shown with both (D-112). */
export class LatestNames1764000000007 implements MigrationInterface {
  async up(runner: Runner): Promise<void> {
    await runner.query('ALTER TABLE enquiry ADD latest_name text');
  }

  async down(runner: Runner): Promise<void> {
    await runner.query('ALTER TABLE enquiry DROP latest_name');
  }
}
