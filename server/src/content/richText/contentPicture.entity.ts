import { Entity, Index, PrimaryColumn } from 'typeorm';

/** That something which administrators write shows a picture; the same one may be shown by several. */
@Entity('content_picture')
@Index('content_picture_shown_by', ['shownBy'])
export class ContentPicture {
  @PrimaryColumn({ type: 'text', collation: 'C' })
  pictureId!: string;

  /** The noun and the id, such as 'banner:66f0…'. */
  @PrimaryColumn({ type: 'text', collation: 'C' })
  shownBy!: string;
}
