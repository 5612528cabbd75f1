-- A claim that is returned, or that its owner takes back, is changed in a draft and sent again under the same number.
alter table claim_drafts
  add column revises_expense_id uuid,
  add foreign key (org_id, revises_expense_id) references expenses (org_id, id);
create unique index claim_drafts_revised_idx on claim_drafts (org_id, revises_expense_id)
  where revises_expense_id is not null;

-- What the latest version changed, as whoever decides is shown it.
alter table expenses add column changes jsonb;
