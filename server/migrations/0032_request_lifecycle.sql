-- What becomes of a request besides approval and rejection: it is returned to its owner, who may change it, withdrawn by them,
-- cancelled after approval, or paid.
do $$
declare found record;
begin
  for found in
    select conrelid::regclass as of_table, conname from pg_constraint
    where contype = 'c' and conrelid in ('trips'::regclass, 'expenses'::regclass)
      and pg_get_constraintdef(oid) like '%status%'
  loop
    execute format('alter table %s drop constraint %I', found.of_table, found.conname);
  end loop;
end $$;

alter table trips
  -- Counts what the owner has submitted under this number, so that nobody decides on anything but what they were shown.
  add column version integer not null default 1 check (version > 0),
  add column withdrawn_at timestamptz,
  add constraint trips_status_check
    check (status in ('pending', 'approved', 'rejected', 'returned', 'withdrawn', 'cancelled', 'paid')),
  add constraint trips_rejected_check check ((status = 'rejected') = (rejection_reason is not null)),
  add constraint trips_decided_check
    check ((status in ('approved', 'rejected', 'cancelled', 'paid')) = (decided_at is not null)),
  add constraint trips_withdrawn_check check ((status = 'withdrawn') = (withdrawn_at is not null));

alter table expenses
  add column version integer not null default 1 check (version > 0),
  add column withdrawn_at timestamptz,
  add constraint expenses_status_check
    check (status in ('pending', 'approved', 'rejected', 'returned', 'withdrawn', 'cancelled', 'paid')),
  add constraint expenses_rejected_check check ((status = 'rejected') = (rejection_reason is not null)),
  add constraint expenses_decided_check
    check ((status in ('approved', 'rejected', 'cancelled', 'paid')) = (decided_at is not null)),
  add constraint expenses_withdrawn_check check ((status = 'withdrawn') = (withdrawn_at is not null));

-- A request can be decided once in each version, unless the decision was taken back.
alter table decisions
  drop constraint decisions_org_id_request_kind_request_id_key,
  drop constraint decisions_verdict_check,
  add constraint decisions_verdict_check check (verdict in ('approved', 'rejected', 'returned')),
  -- Which version of the request was decided.
  add column version integer not null default 1 check (version > 0),
  -- What the approver asks to be changed, such as 'total' or 'receipt:{id}.date'.
  add column fields jsonb not null default '[]',
  add column taken_back_at timestamptz,
  -- The mail that tells the owner, which waits until the decision can't be taken back any more.
  add column mail_id uuid;
create unique index decisions_standing_idx on decisions (org_id, request_kind, request_id, version)
  where taken_back_at is null;

-- The receipts of a claim that was rejected or withdrawn are free for another one. The claim keeps a copy of each, as it
-- was claimed.
alter table receipts
  add column copy_of uuid,
  add check (copy_of is null or expense_id is not null);
create index receipts_copies_idx on receipts (org_id, copy_of) where copy_of is not null;
