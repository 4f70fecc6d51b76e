import sql from 'sql-template-tag';

/** Takes the contact from some listings that were removed so long ago, and answers whose pictures are to go. */
export const claimStatement = (days: number, most: number) => sql`
  UPDATE removed_property SET pictures_removed_at = now(),
    listing = listing - ARRAY['contact_phone', 'contact_email']
      #- '{revision,content,contactPhone}' #- '{revision,content,contactEmail}'
  WHERE id IN (
    SELECT id FROM removed_property
    WHERE pictures_removed_at IS NULL AND removed_at < now() - make_interval(days => ${days})
    ORDER BY removed_at LIMIT ${most} FOR UPDATE SKIP LOCKED)
  RETURNING id, picture_ids AS "pictureIds"`;
