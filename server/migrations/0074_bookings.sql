-- What an approved trip was booked with: one row for each flight or stay of it, the ticket or the confirmation. A part that was
-- cancelled and booked again has several, of which one is live.
create table bookings (
  org_id uuid not null references organisations (id),
  id uuid not null,
  trip_id uuid not null,
  -- The version of the trip that it was booked, or last changed, for.
  trip_version integer not null,
  -- The part of the trip by its kind and position, such as flight:1.
  part text not null check (part ~ '^(flight|return_flight|hotel):[1-9][0-9]?$'),
  status text not null default 'booked' check (status in ('booked', 'cancelled')),
  -- Counts its changes.
  version integer not null default 1,
  title text not null,
  paid_by text not null check (paid_by in ('organisation', 'traveller')),
  reference text not null,
  invoice_number text,
  invoice_date date,
  gstin text,
  cost_paise bigint check (cost_paise >= 0),
  -- What changes have cost besides, in fees, and what came back.
  fee_paise bigint not null default 0 check (fee_paise >= 0),
  refund_paise bigint not null default 0 check (refund_paise >= 0),
  note text,
  -- The legs of a flight with their local times, or the stay.
  details jsonb not null,
  booked_by uuid not null,
  booked_at timestamptz not null,
  updated_at timestamptz not null,
  cancelled_at timestamptz,
  cancellation_reason text,
  primary key (org_id, id),
  foreign key (org_id, trip_id) references trips (org_id, id) on delete cascade,
  foreign key (org_id, booked_by) references people (org_id, id),
  check ((status = 'cancelled') = (cancelled_at is not null))
);
create unique index bookings_live_idx on bookings (org_id, trip_id, part) where status = 'booked';
create index bookings_trip_idx on bookings (org_id, trip_id);

-- How a booking came to be as it is: each version of it, with who made it.
create table booking_changes (
  org_id uuid not null,
  booking_id uuid not null,
  version integer not null,
  kind text not null check (kind in ('booked', 'changed', 'cancelled')),
  changed_by uuid not null,
  changed_at timestamptz not null,
  -- What it held from then on.
  booking jsonb not null,
  fee_paise bigint not null default 0 check (fee_paise >= 0),
  refund_paise bigint not null default 0 check (refund_paise >= 0),
  reason text,
  primary key (org_id, booking_id, version),
  foreign key (org_id, booking_id) references bookings (org_id, id) on delete cascade,
  foreign key (org_id, changed_by) references people (org_id, id)
);

-- Tickets, vouchers and invoices of a trip; those of a booking name it.
create table booking_files (
  org_id uuid not null references organisations (id),
  id uuid not null,
  trip_id uuid not null,
  booking_id uuid,
  person_id uuid not null,
  file_hash text not null,
  file_name text not null,
  media_type text not null check (media_type in ('image/jpeg', 'image/png', 'application/pdf')),
  byte_size integer not null,
  -- What was read in it, to be offered when its booking is recorded; null where nothing could be.
  reading jsonb,
  created_at timestamptz not null,
  primary key (org_id, id),
  foreign key (org_id, trip_id) references trips (org_id, id) on delete cascade,
  foreign key (org_id, booking_id) references bookings (org_id, id) on delete cascade,
  foreign key (org_id, person_id) references people (org_id, id)
);
create index booking_files_trip_idx on booking_files (org_id, trip_id);
create index booking_files_hash_idx on booking_files (file_hash);
create index booking_files_person_idx on booking_files (org_id, person_id);

-- The travel desk's queue reads by departure.
create index trips_desk_idx on trips (org_id, departure_date, id) where status in ('approved', 'cancelled');
