-- The ways from a mail to deciding on a request, each for its addressee, one version and one verdict, once. What signs them is
-- kept in DATA_DIR/secrets, so that nobody can make one from this table.
create table decision_links (
  org_id uuid not null references organisations (id),
  id uuid not null,
  person_id uuid not null,
  request_kind text not null check (request_kind in ('trip', 'expense')),
  request_id uuid not null,
  version integer not null,
  verdict text not null check (verdict in ('approved', 'rejected')),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  primary key (org_id, id),
  foreign key (org_id, person_id) references people (org_id, id)
);
-- Does not begin with the organisation: what ran out is removed for all at once.
create index decision_links_expiry_idx on decision_links (expires_at);
