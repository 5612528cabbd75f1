-- What a traveller would like of whoever books for them.
create table travel_preferences (
  org_id uuid not null references organisations (id),
  person_id uuid not null,
  seat text check (seat in ('window', 'aisle')),
  meal text,
  phone text,
  note text,
  updated_at timestamptz not null,
  primary key (org_id, person_id),
  foreign key (org_id, person_id) references people (org_id, id)
);
