-- Granting roles to many people, and counting who reports to whom, costs a statement and not a row: an import of 10,000 people
-- is one statement of each.

drop trigger person_roles_change_ends_sessions on person_roles;
drop function end_sessions_of_changed_roles();
create function end_sessions_of_changed_roles() returns trigger language plpgsql as $$
begin
  -- The rows are locked first: the statements after it then see the roles that others have granted meanwhile.
  perform from people where (org_id, id) in (select org_id, person_id from changed) order by id for no key update;
  delete from sessions where (org_id, person_id) in (select org_id, person_id from changed);
  delete from connections where (org_id, person_id) in (select org_id, person_id from changed);
  update people set
    version = version + 1,
    roles = array(
      select role from person_roles
      where person_roles.org_id = people.org_id and person_roles.person_id = people.id order by role
    )
  where (org_id, id) in (select org_id, person_id from changed);
  return null;
end
$$;
create trigger person_roles_granted_end_sessions
  after insert on person_roles referencing new table as changed
  for each statement execute function end_sessions_of_changed_roles();
create trigger person_roles_taken_end_sessions
  after delete on person_roles referencing old table as changed
  for each statement execute function end_sessions_of_changed_roles();

-- Each count is a look-up in the index of managers, also before the database has statistics of a table that has just been filled.
create or replace function count_reports_of(organisation uuid, managers uuid[]) returns void language plpgsql as $$
begin
  perform from people where org_id = organisation and id = any (managers) order by id for no key update;
  update people set reports = counted.reports
  from (
    select manager.id, (
      select count(*) from people report
      where report.org_id = organisation and report.manager_employee_id = manager.employee_id and report.active
        and report.id <> manager.id
    ) as reports
    from people manager
    where manager.org_id = organisation and manager.id = any (managers)
  ) as counted
  where people.org_id = organisation and people.id = counted.id and people.reports <> counted.reports;
end
$$;
