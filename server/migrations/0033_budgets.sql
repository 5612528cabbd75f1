-- Which cost centre and project a request is booked on. In a draft null stands for the default: the person's cost centre,
-- and no project.
alter table trips
  add column cost_centre_id uuid,
  add column project_id uuid,
  add foreign key (org_id, cost_centre_id) references structure_entries (org_id, id),
  add foreign key (org_id, project_id) references structure_entries (org_id, id);
alter table expenses
  add column cost_centre_id uuid,
  add column project_id uuid,
  add foreign key (org_id, cost_centre_id) references structure_entries (org_id, id),
  add foreign key (org_id, project_id) references structure_entries (org_id, id);
alter table trip_drafts
  add column cost_centre_id uuid,
  add column project_id uuid,
  add foreign key (org_id, cost_centre_id) references structure_entries (org_id, id),
  add foreign key (org_id, project_id) references structure_entries (org_id, id);
alter table claim_drafts
  add column cost_centre_id uuid,
  add column project_id uuid,
  add foreign key (org_id, cost_centre_id) references structure_entries (org_id, id),
  add foreign key (org_id, project_id) references structure_entries (org_id, id);

-- What budgets add up.
create index trips_cost_centre_idx on trips (org_id, cost_centre_id, departure_date) where cost_centre_id is not null;
create index trips_project_idx on trips (org_id, project_id, departure_date) where project_id is not null;
create index expenses_cost_centre_idx on expenses (org_id, cost_centre_id) where cost_centre_id is not null;
create index expenses_project_idx on expenses (org_id, project_id) where project_id is not null;

-- Cost centres have somebody who answers for them as well.
alter table structure_entries drop constraint structure_entries_check;
alter table structure_entries
  add check (kind in ('cost_centre', 'project') or owner_employee_id is null),
  add check (kind = 'project' or (starts_on is null and ends_on is null));

-- What a cost centre or a project may spend in a financial year, which is called by the calendar year that it begins in.
-- What is spent of it is not kept: it is what its requests add up to.
create table budgets (
  org_id uuid not null references organisations (id),
  id uuid not null,
  entry_id uuid not null,
  year integer not null check (year between 2000 and 2200),
  amount_paise bigint not null check (amount_paise >= 0),
  when_over text not null check (when_over in ('warn', 'block')),
  version integer not null default 1,
  primary key (org_id, id),
  unique (org_id, entry_id, year),
  foreign key (org_id, entry_id) references structure_entries (org_id, id)
);
