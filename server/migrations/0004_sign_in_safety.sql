-- When somebody last did something in a session, and on what they signed in, such as 'Firefox on Windows'.
alter table sessions add column last_active_at timestamptz not null default now();
alter table sessions add column device text;

-- Only the SHA-256 of a reset link's token is kept. Its key does not begin with the organisation, which is known only
-- from the link.
create table password_resets (
  org_id uuid not null references organisations (id),
  id uuid not null,
  person_id uuid not null,
  token_hash bytea not null unique,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  primary key (org_id, id),
  foreign key (org_id, person_id) references people (org_id, id)
);
create index password_resets_person_idx on password_resets (org_id, person_id);

-- How often something was tried lately, by the SHA-256 of what is counted: an account's address or a network address. No
-- organisation: an attempt is counted before anybody knows whether there is such an account.
create table attempts (
  key bytea primary key,
  count integer not null,
  -- The next attempt has its turn at this moment.
  next_at timestamptz not null,
  last_at timestamptz not null
);
create index attempts_last_idx on attempts (last_at);

-- A session carries the rights and the password it was started with. When either changes, whoever changed it and by
-- whatever way, it ends.
create function end_sessions_of_changed_person() returns trigger language plpgsql as $$
begin
  delete from sessions where org_id = new.org_id and person_id = new.id;
  return null;
end
$$;
create trigger people_change_ends_sessions
  after update of password_hash, is_admin, is_super_admin, designation, department, active on people
  for each row
  when (
    old.password_hash is distinct from new.password_hash
    or old.is_admin is distinct from new.is_admin
    or old.is_super_admin is distinct from new.is_super_admin
    or old.active is distinct from new.active
    -- Of an administrator these two may say 'super admin'.
    or (new.is_admin and (old.designation, old.department) is distinct from (new.designation, new.department))
  )
  execute function end_sessions_of_changed_person();
