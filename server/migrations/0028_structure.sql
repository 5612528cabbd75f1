-- What an organisation is made of. Where a kind has entries, what stands with a person is one of them: departments, grades
-- and locations by their names, cost centres by their codes.
create table structure_entries (
  org_id uuid not null references organisations (id),
  id uuid not null,
  kind text not null check (kind in ('department', 'cost_centre', 'project', 'grade', 'location')),
  code text not null,
  name text not null,
  active boolean not null default true,
  -- Of projects alone: their days, inclusive, and who answers for them.
  starts_on date,
  ends_on date,
  owner_employee_id text,
  primary key (org_id, id),
  check (kind = 'project' or (starts_on is null and ends_on is null and owner_employee_id is null)),
  check (ends_on >= starts_on)
);
create unique index structure_entries_code_key on structure_entries (org_id, kind, lower(code));
create unique index structure_entries_name_key on structure_entries (org_id, kind, lower(name));

create table holidays (
  org_id uuid not null references organisations (id),
  id uuid not null,
  day date not null,
  name text not null,
  -- Null: everywhere.
  state text,
  primary key (org_id, id)
);
create unique index holidays_day_key on holidays (org_id, day, lower(coalesce(state, '')));
