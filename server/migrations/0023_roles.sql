-- What somebody may do beyond what everybody may. Everybody is an employee, and a manager is who has reports: neither is
-- kept here. `people.is_admin` and `people.is_super_admin` are no longer read.
create table person_roles (
  org_id uuid not null references organisations (id),
  person_id uuid not null,
  role text not null check (role in ('travel_desk', 'finance', 'auditor', 'administrator', 'super_admin')),
  primary key (org_id, person_id, role),
  foreign key (org_id, person_id) references people (org_id, id)
);
create index person_roles_role_idx on person_roles (org_id, role);

insert into person_roles (org_id, person_id, role)
  select org_id, id, 'super_admin' from people
  where is_admin and (is_super_admin or designation = 'Super Admin' or department = 'Admin');

-- Whether a designation or a department says that a manager is a super admin.
create function says_super_admin(designation text, department text) returns boolean language sql immutable as
  $$ select coalesce(designation = 'Super Admin', false) or coalesce(department = 'Admin', false) $$;

-- A session and a connected assistant end with the password and the roles they were started with. Who gets or loses
-- reports stays signed in: that is looked up with every call.
drop trigger people_change_ends_sessions on people;
create trigger people_change_ends_sessions
  after update of password_hash, designation, department, active on people
  for each row
  when (
    old.password_hash is distinct from new.password_hash
    or old.active is distinct from new.active
    or says_super_admin(old.designation, old.department) <> says_super_admin(new.designation, new.department)
  )
  execute function end_sessions_of_changed_person();

create function end_sessions_of_changed_roles() returns trigger language plpgsql as $$
declare
  changed person_roles := case tg_op when 'DELETE' then old else new end;
begin
  delete from sessions where org_id = changed.org_id and person_id = changed.person_id;
  delete from connections where org_id = changed.org_id and person_id = changed.person_id;
  return null;
end
$$;
create trigger person_roles_change_ends_sessions
  after insert or delete on person_roles
  for each row execute function end_sessions_of_changed_roles();
