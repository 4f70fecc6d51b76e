import type { MigrationInterface } from 'typeorm';
import type { Runner } from './runner.ts';

/** Which pictures are shown by what administrators write. */
export class ContentPictures1764000000022 implements MigrationInterface {
  async up(runner: Runner): Promise<void> {
    await runner.query(`
      CREATE TABLE content_picture (
        picture_id text COLLATE "C" NOT NULL,
        shown_by text COLLATE "C" NOT NULL,
        CONSTRAINT content_picture_pkey PRIMARY KEY (picture_id, shown_by)
      );
      CREATE INDEX content_picture_shown_by ON content_picture (shown_by)`);
  }

  async down(runner: Runner): Promise<void> {
    await runner.query('DROP TABLE content_picture');
  }
}
