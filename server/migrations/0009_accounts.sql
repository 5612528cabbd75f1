-- Somebody who asked for an account and has not yet opened the link that was mailed. Only the SHA-256 of the link's token
-- is kept. Its key does not begin with the organisation, which is known only from the link.
create table sign_ups (
  org_id uuid not null references organisations (id),
  id uuid not null,
  email text not null,
  name text not null,
  password_hash text not null,
  token_hash bytea not null unique,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (org_id, id)
);
create index sign_ups_email_idx on sign_ups (org_id, lower(email));
create index sign_ups_expiry_idx on sign_ups (expires_at);

-- What the organisation's directory calls somebody whom it keeps here (the externalId of SCIM), and since when it no
-- longer has them. Their records stay.
alter table people add column directory_id text;
alter table people add column directory_removed_at timestamptz;
create unique index people_directory_key on people (org_id, directory_id);

-- Kept answers are taken away by age.
create index turns_created_idx on turns (created_at);
create index password_resets_expiry_idx on password_resets (expires_at);
create index sessions_expiry_idx on sessions (expires_at);
