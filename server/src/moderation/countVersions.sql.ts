import sql from 'sql-template-tag';

/** One row of PropertyStats. */
export const COUNTS = sql`
  WITH state AS (
    SELECT coalesce(sum(count), 0) AS total,
      coalesce(sum(count) FILTER (WHERE approval_status = 'pending'), 0) AS pending,
      coalesce(sum(count) FILTER (WHERE approval_status = 'approved'), 0) AS approved,
      coalesce(sum(count) FILTER (WHERE approval_status = 'rejected'), 0) AS rejected,
      coalesce(sum(count) FILTER (WHERE is_active), 0) AS active,
      coalesce(sum(count) FILTER (WHERE is_active AND approval_status = 'approved'), 0) AS public,
      coalesce(sum(count) FILTER (WHERE lifecycle = 'available'), 0) AS available,
      coalesce(sum(count) FILTER (WHERE lifecycle = 'under_offer'), 0) AS under_offer,
      coalesce(sum(count) FILTER (WHERE lifecycle = 'sold'), 0) AS sold,
      coalesce(sum(count) FILTER (WHERE lifecycle = 'rented'), 0) AS rented
    FROM listing_state
  ), edit AS (
    SELECT count(*) FILTER (WHERE status = 'pending') AS pending,
      count(*) FILTER (WHERE status = 'rejected') AS rejected, count(*) AS total
    FROM property_revision
  ), first AS (
    SELECT coalesce(sum(count), 0) AS featured FROM listing_day WHERE featured
  )
  SELECT state.total::float, (state.pending + edit.pending)::float AS pending,
    (state.approved - edit.total)::float AS approved,
    (state.rejected + edit.rejected)::float AS rejected, edit.pending::float AS "pendingEdits",
    state.active::float, (state.total - state.active)::float AS inactive, state.public::float,
    first.featured::float, state.available::float, state.under_offer::float AS "underOffer",
    state.sold::float, state.rented::float
  FROM state, edit, first`;
