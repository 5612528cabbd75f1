-- What an organisation decides about itself. Settings that are missing have their defaults (organisation/settings-rules.ts).
create table organisation_settings (
  org_id uuid primary key references organisations (id),
  -- Counts the changes, so that of two people who change settings at the same time one is told.
  version integer not null default 1,
  settings jsonb not null default '{}'
);
