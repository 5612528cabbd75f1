-- Whether somebody owns a cost centre or a project, which is asked with every session.
create index structure_entries_owner_idx on structure_entries (org_id, owner_employee_id)
  where owner_employee_id is not null;
