import type { MigrationInterface } from 'typeorm';
import type { Runner } from './runner.ts';

/** Enquiries are listed by when they were last asked: who asks again is seen again. */
export class EnquiriesByLastAsked1764000000045 implements MigrationInterface {
  async up(runner: Runner): Promise<void> {
    await runner.query(`
      ALTER TABLE enquiry ADD asked_at timestamptz(3) NOT NULL DEFAULT now();
      UPDATE enquiry SET asked_at = CASE WHEN times > 1 THEN greatest(created_at, notified_at) ELSE created_at END`);
    await this.order(runner, 'asked_at', 'status, property_id, created_at');
  }

  async down(runner: Runner): Promise<void> {
    await this.order(runner, 'created_at', 'status, property_id');
    await runner.query('ALTER TABLE enquiry DROP asked_at');
  }

  private async order(runner: Runner, by: string, kept: string): Promise<void> {
    await runner.query(`
      DROP INDEX enquiry_newest, enquiry_seller, enquiry_assigned;
      CREATE INDEX enquiry_newest ON enquiry (${by} DESC, id DESC);
      CREATE INDEX enquiry_seller ON enquiry (seller_id, ${by} DESC, id DESC) INCLUDE (${kept});
      CREATE INDEX enquiry_assigned ON enquiry (assigned_to, ${by} DESC, id DESC)
        INCLUDE (seller_id, ${kept}) WHERE assigned_to IS NOT NULL`);
  }
}
