-- What somebody was reminded of, once for each kind and subject. The row stays when it is dismissed or its reason is gone,
-- so that nobody is told twice.
create table reminders (
  org_id uuid not null references organisations (id),
  id uuid not null,
  person_id uuid not null,
  kind text not null check (kind in ('fare_rose', 'decision_waiting', 'receipts_missing', 'own_request_waiting')),
  subject_kind text not null check (subject_kind in ('trip', 'expense', 'draft')),
  subject_id uuid not null,
  -- What must be remembered of the reason because it cannot be looked up again, such as by how much a fare rose.
  detail jsonb not null default '{}',
  created_at timestamptz not null,
  read_at timestamptz,
  -- When a browser was told to show it as a notification.
  announced_at timestamptz,
  put_off_until timestamptz,
  dismissed_at timestamptz,
  primary key (org_id, id),
  unique (org_id, person_id, kind, subject_id),
  foreign key (org_id, person_id) references people (org_id, id)
);
create index reminders_person_idx on reminders (org_id, person_id, created_at desc);

-- What somebody switched on or off; without a row the product's own choice stands.
create table reminder_settings (
  org_id uuid not null references organisations (id),
  person_id uuid not null,
  name text not null,
  is_on boolean not null,
  primary key (org_id, person_id, name),
  foreign key (org_id, person_id) references people (org_id, id)
);

-- Work that one process does for all: it is theirs who wrote its row, until then. No organisation: the work is not its.
create table job_claims (
  name text primary key,
  until timestamptz not null
);
