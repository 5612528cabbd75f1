-- Departments have a head, who is kept where the owners of cost centres and projects are.
alter table structure_entries drop constraint structure_entries_check;
alter table structure_entries
  add constraint structure_entries_owner_check
    check (kind in ('department', 'cost_centre', 'project') or owner_employee_id is null);

-- The state or union territory of a location, whose holidays are days off for its people; null: not known.
alter table structure_entries
  add column state text,
  add constraint structure_entries_state_check check (kind = 'location' or state is null);
