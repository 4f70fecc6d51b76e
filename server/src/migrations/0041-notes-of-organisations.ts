import type { MigrationInterface } from 'typeorm';
import type { Runner } from './runner.ts';

/**
 * A note belongs to the organisation that it was written for, or else to its author. Of earlier ones it is the
 * author's organisation; who has left since, or is gone, wrote for the seller's where nobody else had the enquiry.
 */
export class NotesOfOrganisations1764000000041 implements MigrationInterface {
  async up(runner: Runner): Promise<void> {
    await runner.query(`
      ALTER TABLE enquiry_note ADD organisation_id text COLLATE "C"
        REFERENCES organisation (id) ON DELETE SET NULL;
      CREATE INDEX enquiry_note_organisation ON enquiry_note (organisation_id)
        WHERE organisation_id IS NOT NULL;
      UPDATE enquiry_note AS n SET organisation_id = coalesce(
        (SELECT organisation_id FROM account WHERE id = n.author_id),
        (SELECT s.organisation_id FROM enquiry AS i JOIN account AS s ON s.id = i.seller_id
         WHERE i.id = n.enquiry_id AND i.assigned_to IS NULL AND n.author_id IS DISTINCT FROM s.id
           AND NOT EXISTS (SELECT FROM account AS w WHERE w.id = n.author_id
             AND (w.user_type = 'site_admin' OR w.role = 'site_admin'))))`);
  }

  async down(runner: Runner): Promise<void> {
    await runner.query('ALTER TABLE enquiry_note DROP organisation_id');
  }
}
