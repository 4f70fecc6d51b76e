import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A builder's firm; its people are accounts with a role (D-99). */
@Entity('organisation')
export class Organisation {
  @PrimaryColumn('text')
  id!: string;

  @Column('text')
  name!: string;

  @Column('timestamptz', { name: 'created_at' })
  createdAt!: Date;
}
