-- Documents that are no expense by themselves, such as a credit note, a proforma or a mere payment: they stay in their draft and are
-- not claimed until their claimant says that one is an expense.
alter table receipts add column is_document boolean not null default false;
update receipts set is_document = true
where expense_id is null
  and reading ->> 'kind' in ('boarding_pass', 'payment', 'card_slip', 'statement', 'credit_note', 'proforma', 'quotation');
