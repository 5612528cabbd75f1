-- The addresses to which people send receipts by mail, one a person; whoever knows its key may add to their unclaimed receipts.
create table receipt_addresses (
  org_id uuid not null references organisations (id),
  person_id uuid not null,
  key text not null unique,
  created_at timestamptz not null,
  primary key (org_id, person_id),
  foreign key (org_id, person_id) references people (org_id, id)
);

-- The mails that were taken, so that each is taken once; nothing of their text is kept.
create table receipt_mails (
  org_id uuid not null references organisations (id),
  id uuid not null,
  person_id uuid not null,
  fingerprint bytea not null,
  received_at timestamptz not null,
  -- Whoever works on it holds it until then; more attempts than a few, and it is given up.
  held_until timestamptz not null,
  attempts int not null,
  -- Null while it is not done.
  outcome text,
  receipts int not null default 0,
  -- The claim draft that its receipts are in, which may be deleted since.
  draft_id uuid,
  primary key (org_id, id),
  unique (org_id, person_id, fingerprint),
  foreign key (org_id, person_id) references people (org_id, id)
);
create index receipt_mails_person_idx on receipt_mails (org_id, person_id, received_at desc);
create index receipt_mails_received_at_idx on receipt_mails (received_at);
