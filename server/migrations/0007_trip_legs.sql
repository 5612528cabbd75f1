-- A journey over several cities is one trip: its flights, and its stays, are counted from 1 in the order of the journey.
alter table trip_segments
  add column position smallint not null default 1 check (position > 0),
  drop constraint trip_segments_pkey,
  add primary key (org_id, trip_id, kind, position);

-- The cities of such a journey in their order; null for a trip there, or there and back. Its destination city is the
-- first one it goes to.
alter table trips add column route jsonb;

-- The price of every stay, and which is the first, without reading the segments.
drop index trip_segments_hotel_idx;
create index trip_segments_hotel_idx on trip_segments (org_id, trip_id) include (position, price_paise)
  where kind = 'hotel';
