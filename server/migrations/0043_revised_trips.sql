-- A trip that is returned, or that its owner takes back, is changed in a draft and sent again under the same number.
alter table trip_drafts
  add column revises_trip_id uuid,
  add foreign key (org_id, revises_trip_id) references trips (org_id, id);
create unique index trip_drafts_revised_idx on trip_drafts (org_id, revises_trip_id) where revises_trip_id is not null;

alter table trips
  -- What the latest version changed, as whoever decides is shown it.
  add column changes jsonb,
  -- An approved trip that its owner cancelled: when, why, and in paise what that costs where it is known.
  add column cancelled_at timestamptz,
  add column cancellation_reason text,
  add column cancellation_paise bigint check (cancellation_paise >= 0),
  add constraint trips_cancelled_check check (
    status <> 'cancelled' and cancelled_at is null and cancellation_reason is null and cancellation_paise is null
    or status = 'cancelled' and cancelled_at is not null and cancellation_reason is not null);
