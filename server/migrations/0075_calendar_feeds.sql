-- The secret addresses at which a calendar program reads somebody's trips; only the hash of the secret is kept.
create table calendar_feeds (
  org_id uuid not null references organisations (id),
  id uuid not null,
  person_id uuid not null,
  name text not null,
  token_hash bytea not null unique,
  created_at timestamptz not null,
  last_read_at timestamptz,
  primary key (org_id, id),
  foreign key (org_id, person_id) references people (org_id, id)
);
create index calendar_feeds_person_idx on calendar_feeds (org_id, person_id);
