-- A person may ask to be erased. Whoever is erased keeps a row without what identifies them, to which their financial records and
-- the audit trail lead. See docs/operations.md.
alter table people add column erasure_requested_at timestamptz;
alter table people add column erased_at timestamptz;
-- By which the organisation knows them from then on: 'Erased person 12'.
alter table people add column erasure_number integer check (erasure_number > 0);
alter table people add constraint people_erased check (
  (erased_at is null) = (erasure_number is null)
  and (erased_at is null or (not active and num_nonnulls(password_hash, provider_object_id, directory_id, phone,
    username, profile_image, manager_employee_id, erasure_requested_at) = 0))
);
create unique index people_erasure_number_idx on people (org_id, erasure_number) where erasure_number is not null;
