-- Managers who are away hand their decisions over to somebody for some days, the first and the last among them.
create table delegations (
  org_id uuid not null references organisations (id),
  id uuid not null,
  from_id uuid not null,
  to_id uuid not null,
  starts_on date not null,
  ends_on date not null,
  made_by uuid not null,
  created_at timestamptz not null,
  -- When it was taken back; null while it stands.
  ended_at timestamptz,
  primary key (org_id, id),
  foreign key (org_id, from_id) references people (org_id, id),
  foreign key (org_id, to_id) references people (org_id, id),
  foreign key (org_id, made_by) references people (org_id, id),
  check (from_id <> to_id),
  check (starts_on <= ends_on)
);
create index delegations_to_idx on delegations (org_id, to_id) where ended_at is null;
create index delegations_from_idx on delegations (org_id, from_id) where ended_at is null;
