import type { MigrationInterface } from 'typeorm';
import type { Runner } from './runner.ts';

/** What was sold or rented keeps its page for 12 months instead of 30 days, so that it comes back until then. */
export class ClosedPages1764000000010 implements MigrationInterface {
  async up(runner: Runner): Promise<void> {
    await runner.query(`
      UPDATE property SET is_active = true, hidden_by = NULL
      WHERE hidden_by = 'closing' AND closed_at >= now() - interval '365 days'`);
  }

  async down(runner: Runner): Promise<void> {
    await runner.query(`
      UPDATE property SET is_active = false, hidden_by = 'closing'
      WHERE is_active AND closed_at < now() - interval '30 days'`);
  }
}
