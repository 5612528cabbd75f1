-- What somebody decided, the latest first.
create index decisions_decider_idx on decisions (org_id, decided_by, decided_at desc, id desc) where taken_back_at is null;
