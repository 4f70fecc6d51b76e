import type { MigrationInterface } from 'typeorm';
import type { Runner } from './runner.ts';

/** What every record that administrators put into an order has; an order is settled by the end of a transaction. */
const placed = (table: string) => `
  id text COLLATE "C" CONSTRAINT ${table}_pkey PRIMARY KEY
    CONSTRAINT ${table}_id_check CHECK (id ~ '^[0-9a-f]{24}$'),
  sort_order integer NOT NULL
    CONSTRAINT ${table}_order UNIQUE DEFERRABLE INITIALLY DEFERRED,
  is_active boolean NOT NULL DEFAULT true,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_at timestamptz(3) NOT NULL DEFAULT now()`;

/** Contact details, the inputs of the contact form and the banners of the home page. */
export class OrderedContent1764000000024 implements MigrationInterface {
  async up(runner: Runner): Promise<void> {
    await runner.query(`
      CREATE TABLE contact_details (
        ${placed('contact_details')},
        title text NOT NULL,
        address text NOT NULL,
        phone text NOT NULL,
        email text NOT NULL,
        hours text NOT NULL,
        map_url text NOT NULL
      );
      CREATE TABLE contact_control (
        ${placed('contact_control')},
        label text NOT NULL,
        name text COLLATE "C" NOT NULL CONSTRAINT contact_control_name UNIQUE,
        type text NOT NULL,
        placeholder text NOT NULL,
        options text[] NOT NULL,
        required boolean NOT NULL,
        validation jsonb NOT NULL,
        "group" text NOT NULL
      );
      CREATE TABLE banner (
        ${placed('banner')},
        title text NOT NULL,
        subtitle text NOT NULL,
        description text NOT NULL,
        picture jsonb,
        button_text text NOT NULL,
        button_link text NOT NULL,
        type text NOT NULL CONSTRAINT banner_type_check CHECK (type IN ('hero'))
      )`);
  }

  async down(runner: Runner): Promise<void> {
    await runner.query('DROP TABLE banner, contact_control, contact_details');
  }
}
