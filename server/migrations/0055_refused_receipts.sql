-- Single receipts of a claim that an approver refuses. They count as long as the decision stands, and take effect when the
-- claim is approved as a whole: its total falls by them, and they are free for another claim.
create table refused_receipts (
  org_id uuid not null references organisations (id),
  decision_id uuid not null,
  expense_id uuid not null,
  -- The receipt as it was claimed; once it is free, the claim shows a copy of it.
  receipt_id uuid not null,
  reason text not null,
  paise bigint not null check (paise >= 0),
  primary key (org_id, decision_id, receipt_id),
  foreign key (org_id, decision_id) references decisions (org_id, id) on delete cascade
);
create index refused_receipts_expense_idx on refused_receipts (org_id, expense_id);

-- By how much the total of an approved claim is less than what was claimed.
alter table expenses add column refused_paise bigint not null default 0 check (refused_paise >= 0);
