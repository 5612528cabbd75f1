-- By which ledgers of the accounting system claims are booked: the organisation's own names.
create table ledger_maps (
  org_id uuid primary key references organisations (id),
  version integer not null default 1,
  map jsonb not null
);

-- What was handed to the accounting system, numbered without gaps.
create table exports (
  org_id uuid not null references organisations (id),
  id uuid not null,
  number integer not null check (number > 0),
  kind text not null check (kind in ('tally', 'journal')),
  month text not null check (month ~ '^[0-9]{4}-[0-9]{2}$'),
  -- How the accounting system knows the organisation, as it was when this was exported.
  company text not null,
  created_at timestamptz not null,
  created_by uuid not null,
  primary key (org_id, id),
  unique (org_id, number),
  foreign key (org_id, created_by) references people (org_id, id)
);

-- The vouchers of an export as they were written, so that reading it again gives the same. A record is in one export.
create table export_vouchers (
  org_id uuid not null,
  export_id uuid not null,
  position integer not null,
  record_kind text not null check (record_kind in ('expense')),
  record_id uuid not null,
  total_paise bigint not null check (total_paise >= 0),
  voucher jsonb not null,
  primary key (org_id, export_id, position),
  unique (org_id, record_kind, record_id),
  foreign key (org_id, export_id) references exports (org_id, id) on delete cascade
);
