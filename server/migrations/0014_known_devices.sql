-- Cookies by which a browser shows that its person signed in there before carry this number, signed. Raising it takes
-- away the trust in all of them: with the password, whoever changed it and by whatever way, and when sessions are ended.
alter table people add column device_generation integer not null default 0;

create function distrust_devices_of_changed_person() returns trigger language plpgsql as $$
begin
  new.device_generation := old.device_generation + 1;
  return new;
end
$$;
create trigger people_change_distrusts_devices
  before update of password_hash, active on people
  for each row
  when (old.password_hash is distinct from new.password_hash or old.active is distinct from new.active)
  execute function distrust_devices_of_changed_person();
