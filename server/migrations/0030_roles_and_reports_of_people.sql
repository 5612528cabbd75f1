-- What every call asks of its person stands with them: the roles granted to them, by name, and how many other active people
-- report to them. The statements that change what these are made of bring them up to date, whoever writes them.
alter table people add column roles text[] not null default '{}';
alter table people add column reports integer not null default 0;

update people set
  roles = array(
    select role from person_roles
    where person_roles.org_id = people.org_id and person_roles.person_id = people.id order by role
  ),
  reports = (
    select count(*) from people report
    where report.org_id = people.org_id and report.manager_employee_id = people.employee_id and report.active
      and report.id <> people.id
  );

create or replace function end_sessions_of_changed_roles() returns trigger language plpgsql as $$
declare
  changed person_roles := case tg_op when 'DELETE' then old else new end;
begin
  delete from sessions where org_id = changed.org_id and person_id = changed.person_id;
  delete from connections where org_id = changed.org_id and person_id = changed.person_id;
  -- The row is locked first: the next statement then sees the roles that others have granted meanwhile.
  perform from people where org_id = changed.org_id and id = changed.person_id for no key update;
  update people set
    version = version + 1,
    roles = array(
      select role from person_roles where org_id = changed.org_id and person_id = changed.person_id order by role
    )
  where org_id = changed.org_id and id = changed.person_id;
  return null;
end
$$;
-- A role is granted or taken away; one that became another would leave no trace of the first.
create function refuse_other_role() returns trigger language plpgsql as $$
begin
  raise exception 'A role is granted or taken away, and never changed.';
end
$$;
create trigger person_roles_stay before update on person_roles for each row execute function refuse_other_role();

-- Counts the reports of these people of an organisation anew.
create function count_reports_of(organisation uuid, managers uuid[]) returns void language plpgsql as $$
begin
  perform from people where org_id = organisation and id = any (managers) order by id for no key update;
  update people set reports = counted.reports
  from (
    select manager.id, count(report.id) as reports
    from people manager
    left join people report
      on report.org_id = organisation and report.manager_employee_id = manager.employee_id and report.active
        and report.id <> manager.id
    where manager.org_id = organisation and manager.id = any (managers)
    group by manager.id
  ) as counted
  where people.org_id = organisation and people.id = counted.id and people.reports <> counted.reports;
end
$$;

create function count_reports_of_added() returns trigger language plpgsql as $$
begin
  perform count_reports_of(org_id, array_agg(people.id))
  from (
    select org_id, manager_employee_id as employee_id from added where active
    union
    select org_id, employee_id from added
  ) as numbers join people using (org_id, employee_id)
  group by org_id;
  return null;
end
$$;
create function count_reports_of_changed() returns trigger language plpgsql as $$
begin
  perform count_reports_of(org_id, array_agg(id))
  from (
    with changed as (
      select org_id, id, before.employee_id as old_number, after.employee_id as new_number,
        before.manager_employee_id as old_manager, after.manager_employee_id as new_manager
      from removed as before join added as after using (org_id, id)
      where (before.employee_id, before.manager_employee_id, before.active)
        is distinct from (after.employee_id, after.manager_employee_id, after.active)
    ), numbers as (
      select org_id, old_manager as employee_id from changed
      union
      select org_id, new_manager from changed
    )
    select org_id, people.id from numbers join people using (org_id, employee_id)
    union
    select org_id, id from changed where old_number is distinct from new_number
  ) as managers
  group by org_id;
  return null;
end
$$;
create function count_reports_of_removed() returns trigger language plpgsql as $$
begin
  perform count_reports_of(removed.org_id, array_agg(distinct people.id))
  from removed join people on people.org_id = removed.org_id and people.employee_id = removed.manager_employee_id
  group by removed.org_id;
  return null;
end
$$;
create trigger people_added_count_reports
  after insert on people referencing new table as added
  for each statement execute function count_reports_of_added();
create trigger people_changed_count_reports
  after update on people referencing old table as removed new table as added
  for each statement execute function count_reports_of_changed();
create trigger people_removed_count_reports
  after delete on people referencing old table as removed
  for each statement execute function count_reports_of_removed();
