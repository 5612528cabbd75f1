-- Trips that somebody arranges for others: who travels, as [{"employee_id": …} | {"guest": name}] in their order; null: the requester
-- alone. Such a trip is decided by the manager of `decided_for`; null: by the requester's.
alter table trips add column travellers jsonb, add column decided_for text;
create index trips_decided_for on trips (org_id, decided_for) where decided_for is not null;
create index trips_travellers on trips using gin (travellers jsonb_path_ops) where travellers is not null;
