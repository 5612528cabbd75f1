-- A receipt that was taken out of its conversation keeps its number, its edits and its file, so that it can be restored. It is
-- in no conversation then and goes with the one that it was in.
alter table receipts
  add column removed_from uuid,
  add column removed_at timestamptz,
  add check ((removed_from is null) = (removed_at is null)),
  add check (removed_from is null or (conversation_id is null and expense_id is null)),
  add foreign key (org_id, removed_from) references conversations (org_id, id) on delete cascade;
create index receipts_removed_idx on receipts (org_id, removed_from) where removed_from is not null;
