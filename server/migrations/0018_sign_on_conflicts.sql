-- A sign-in at the identity provider that was refused, since its address belongs to somebody here whom the directory or an
-- earlier sign-in knows by another id. An administrator says whether the account is theirs.
create table sign_on_conflicts (
  org_id uuid not null references organisations (id),
  id uuid not null,
  person_id uuid not null,
  provider_tenant text not null,
  provider_object_id text not null,
  -- What the account said of itself.
  name text not null,
  email text not null,
  noted_at timestamptz not null,
  primary key (org_id, id),
  unique (org_id, person_id, provider_tenant, provider_object_id),
  foreign key (org_id, person_id) references people (org_id, id)
);
create index sign_on_conflicts_noted_idx on sign_on_conflicts (noted_at);
