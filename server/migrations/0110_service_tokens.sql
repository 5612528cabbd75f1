-- Keys with which other programs call the API, with the rights of whoever made them as far as the scopes go; only the hash is kept.
create table service_tokens (
  org_id uuid not null references organisations (id),
  id uuid not null,
  person_id uuid not null,
  name text not null,
  scopes jsonb not null,
  token_hash bytea not null unique,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  last_used_at timestamptz,
  primary key (org_id, id),
  foreign key (org_id, person_id) references people (org_id, id)
);
create index service_tokens_person_idx on service_tokens (org_id, person_id);
