-- The registers of a month ask for what was decided within it.
create index expenses_decided_idx on expenses (org_id, decided_at) where decided_at is not null;
