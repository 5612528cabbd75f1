alter table people add column grade text;
alter table people add column cost_centre text;
-- Counts the changes of what is administered, so that of two people who edit the same person one is told.
alter table people add column version integer not null default 1;
create function count_person_version() returns trigger language plpgsql as $$
begin
  new.version := old.version + 1;
  return new;
end
$$;
create trigger people_change_counts_version
  before update of name, email, employee_id, manager_employee_id, department, designation, grade, location, cost_centre,
    active on people
  for each row
  when (
    (old.name, old.email, old.employee_id, old.manager_employee_id, old.department, old.designation, old.grade,
      old.location, old.cost_centre, old.active)
    is distinct from
    (new.name, new.email, new.employee_id, new.manager_employee_id, new.department, new.designation, new.grade,
      new.location, new.cost_centre, new.active)
  )
  execute function count_person_version();

create or replace function end_sessions_of_changed_roles() returns trigger language plpgsql as $$
declare
  changed person_roles := case tg_op when 'DELETE' then old else new end;
begin
  delete from sessions where org_id = changed.org_id and person_id = changed.person_id;
  delete from connections where org_id = changed.org_id and person_id = changed.person_id;
  update people set version = version + 1 where org_id = changed.org_id and id = changed.person_id;
  return null;
end
$$;

-- The list of people is read page by page in this order.
create index people_list_idx on people (org_id, lower(name), id);
-- The few whose designation or department may make them a super admin.
create index people_said_super_admin_idx on people (org_id) where says_super_admin(designation, department);
