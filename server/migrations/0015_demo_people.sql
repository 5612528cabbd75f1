-- Whether somebody belongs to the demo organisation, whose password is published. Kept with the person, since an address
-- or an organisation's name can change.
alter table people add column is_demo boolean not null default false;
update people set is_demo = true where lower(email) in (
  'employee@pravas.example',
  'colleague@pravas.example',
  'outsider@pravas.example',
  'manager@pravas.example',
  'othermanager@pravas.example',
  'superadmin@pravas.example',
  'newjoiner@pravas.example'
);
