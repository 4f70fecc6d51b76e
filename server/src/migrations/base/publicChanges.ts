/** Tells every process that something visitors see has changed. */
export const PUBLIC_CHANGES = `
  CREATE FUNCTION public_change_tell()
   RETURNS trigger
   LANGUAGE plpgsql
  AS $$
        BEGIN
          PERFORM pg_notify('public_changed', '');
          RETURN NULL;
        END$$;

  -- What waits for approval is on no page: posting tells nobody.
  CREATE FUNCTION property_change_tell()
   RETURNS trigger
   LANGUAGE plpgsql
  AS $$
        BEGIN
          IF TG_OP <> 'DELETE' THEN
            IF EXISTS (SELECT FROM new_rows WHERE approval_status = 'approved') THEN
              PERFORM pg_notify('public_changed', '');
              RETURN NULL;
            END IF;
          END IF;
          IF TG_OP <> 'INSERT' THEN
            IF EXISTS (SELECT FROM old_rows WHERE approval_status = 'approved') THEN
              PERFORM pg_notify('public_changed', '');
            END IF;
          END IF;
          RETURN NULL;
        END$$;

  CREATE TRIGGER property_change_insert AFTER INSERT
    ON property REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION property_change_tell();
  CREATE TRIGGER property_change_update AFTER UPDATE
    ON property REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION property_change_tell();
  CREATE TRIGGER property_change_delete AFTER DELETE
    ON property REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION property_change_tell();
  -- A picture is read through its listing or record, until its sizes are there or it is taken away.
  CREATE TRIGGER public_change AFTER UPDATE OF status, removed_at
    ON picture FOR EACH STATEMENT EXECUTE FUNCTION public_change_tell();
  -- A picture is read through its listing or record, until its sizes are there or it is taken away.
  CREATE TRIGGER public_change AFTER DELETE OR UPDATE
    ON account FOR EACH STATEMENT EXECUTE FUNCTION public_change_tell();
  -- A picture is read through its listing or record, until its sizes are there or it is taken away.
  CREATE TRIGGER public_change AFTER INSERT OR DELETE OR UPDATE
    ON amenity FOR EACH STATEMENT EXECUTE FUNCTION public_change_tell();
  -- A picture is read through its listing or record, until its sizes are there or it is taken away.
  CREATE TRIGGER public_change AFTER INSERT OR DELETE OR UPDATE
    ON banner FOR EACH STATEMENT EXECUTE FUNCTION public_change_tell();
  -- A picture is read through its listing or record, until its sizes are there or it is taken away.
  CREATE TRIGGER public_change AFTER INSERT OR DELETE OR UPDATE
    ON blog FOR EACH STATEMENT EXECUTE FUNCTION public_change_tell();
  -- A picture is read through its listing or record, until its sizes are there or it is taken away.
  CREATE TRIGGER public_change AFTER INSERT OR DELETE OR UPDATE
    ON blog_comment FOR EACH STATEMENT EXECUTE FUNCTION public_change_tell();
  -- A picture is read through its listing or record, until its sizes are there or it is taken away.
  CREATE TRIGGER public_change AFTER INSERT OR DELETE OR UPDATE
    ON blog_reaction FOR EACH STATEMENT EXECUTE FUNCTION public_change_tell();
  -- A picture is read through its listing or record, until its sizes are there or it is taken away.
  CREATE TRIGGER public_change AFTER INSERT OR DELETE OR UPDATE
    ON contact_control FOR EACH STATEMENT EXECUTE FUNCTION public_change_tell();
  -- A picture is read through its listing or record, until its sizes are there or it is taken away.
  CREATE TRIGGER public_change AFTER INSERT OR DELETE OR UPDATE
    ON contact_details FOR EACH STATEMENT EXECUTE FUNCTION public_change_tell();
  -- A picture is read through its listing or record, until its sizes are there or it is taken away.
  CREATE TRIGGER public_change AFTER INSERT OR DELETE OR UPDATE
    ON feedback FOR EACH STATEMENT EXECUTE FUNCTION public_change_tell();
  -- A picture is read through its listing or record, until its sizes are there or it is taken away.
  CREATE TRIGGER public_change AFTER INSERT OR DELETE OR UPDATE
    ON office FOR EACH STATEMENT EXECUTE FUNCTION public_change_tell();
  -- A picture is read through its listing or record, until its sizes are there or it is taken away.
  CREATE TRIGGER public_change AFTER INSERT OR DELETE OR UPDATE
    ON organisation FOR EACH STATEMENT EXECUTE FUNCTION public_change_tell();
  -- A picture is read through its listing or record, until its sizes are there or it is taken away.
  CREATE TRIGGER public_change AFTER INSERT OR DELETE OR UPDATE
    ON setting FOR EACH STATEMENT EXECUTE FUNCTION public_change_tell();
  -- A picture is read through its listing or record, until its sizes are there or it is taken away.
  CREATE TRIGGER public_change AFTER INSERT OR DELETE OR UPDATE
    ON static_page FOR EACH STATEMENT EXECUTE FUNCTION public_change_tell();
`;
