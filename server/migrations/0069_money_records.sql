-- What happens to the money of claims after their approval, each a record that is booked once: what finance took off, payments and
-- payments that came back. Payments are recorded by the database itself, whoever marks them.
create table money_records (
  org_id uuid not null references organisations (id),
  id uuid not null,
  -- The order in which they happened.
  seq bigint generated always as identity,
  kind text not null check (kind in ('adjustment', 'payment', 'bounce')),
  -- The day in India on which it counts.
  day date not null,
  -- Whose money it is.
  person_id uuid not null,
  expense_id uuid not null,
  batch_id uuid,
  -- Of an adjustment what was taken off, below zero where it was given back, and zero where it only moved between receipts.
  paise bigint not null,
  -- Of an adjustment, how much each receipt was cut by before and is now: [{receipt_id, before, after}].
  cuts jsonb not null default '[]',
  primary key (org_id, id),
  foreign key (org_id, person_id) references people (org_id, id),
  foreign key (org_id, expense_id) references expenses (org_id, id),
  foreign key (org_id, batch_id) references payment_batches (org_id, id),
  check (kind = 'adjustment' or paise > 0),
  check ((kind = 'adjustment') = (batch_id is null))
);
create unique index money_records_payments_key on money_records (org_id, batch_id, expense_id, kind) where batch_id is not null;
create index money_records_day_idx on money_records (org_id, day, seq);
create index money_records_expense_idx on money_records (org_id, expense_id);

-- A record is in one export, of whatever kind it is.
alter table export_vouchers drop constraint export_vouchers_record_kind_check;
alter table export_vouchers add constraint export_vouchers_record_kind_check check (record_kind in ('expense', 'money'));
-- What was exported stays: this column names the record of money that a voucher books.
alter table export_vouchers add column money_id uuid generated always as (case when record_kind = 'money' then record_id end) stored;
alter table export_vouchers add foreign key (org_id, money_id) references money_records (org_id, id);

create function refuse_change_of_money_record() returns trigger language plpgsql as $$
begin
  raise exception 'a record of money does not change';
end
$$;
create trigger money_records_stay before update on money_records
  for each row execute function refuse_change_of_money_record();

create function record_payments() returns trigger language plpgsql as $$
begin
  insert into money_records (org_id, id, kind, day, person_id, expense_id, batch_id, paise)
  select line.org_id, gen_random_uuid(), 'payment', new.paid_on, line.person_id, line.expense_id, line.batch_id, line.paise
  from payment_lines as line
  where line.org_id = new.org_id and line.batch_id = new.id and line.state = 'live' and line.paise > 0
  order by line.expense_id;
  return null;
end
$$;
create trigger payment_batches_recorded after update of status on payment_batches
  for each row when (new.status = 'paid') execute function record_payments();

create function record_bounce() returns trigger language plpgsql as $$
begin
  insert into money_records (org_id, id, kind, day, person_id, expense_id, batch_id, paise)
  select new.org_id, gen_random_uuid(), 'bounce', new.bounced_on, new.person_id, new.expense_id, new.batch_id, new.paise
  where new.paise > 0;
  return null;
end
$$;
create trigger payment_lines_recorded after update of state on payment_lines
  for each row when (new.state = 'bounced') execute function record_bounce();

-- What happened until now.
insert into money_records (org_id, id, kind, day, person_id, expense_id, paise, cuts)
select verified.org_id, gen_random_uuid(), 'adjustment', (verified.verified_at at time zone 'Asia/Kolkata')::date,
  verified.person_id, verified.expense_id, verified.approved_paise - verified.payable_paise,
  coalesce((
    select jsonb_agg(jsonb_build_object('receipt_id', cut.receipt_id, 'before', 0, 'after', cut.approved_paise - cut.payable_paise)
      order by cut.receipt_id)
    from claim_adjustments as cut where cut.org_id = verified.org_id and cut.expense_id = verified.expense_id
  ), '[]')
from claim_verifications as verified where verified.payable_paise < verified.approved_paise
order by verified.verified_at;

insert into money_records (org_id, id, kind, day, person_id, expense_id, batch_id, paise)
select line.org_id, gen_random_uuid(), 'payment', batch.paid_on, line.person_id, line.expense_id, line.batch_id, line.paise
from payment_lines as line
join payment_batches as batch on batch.org_id = line.org_id and batch.id = line.batch_id and batch.status = 'paid'
where line.paise > 0 order by line.batch_id, line.expense_id;

insert into money_records (org_id, id, kind, day, person_id, expense_id, batch_id, paise)
select org_id, gen_random_uuid(), 'bounce', bounced_on, person_id, expense_id, batch_id, paise
from payment_lines where state = 'bounced' and paise > 0 order by batch_id, expense_id;

-- The ledgers that these need, by their usual names until the organisation says how its own are called.
update ledger_maps set version = version + 1, map = '{
  "payment_type": "Payment", "receipt_type": "Receipt", "bank": "Bank Account", "advances": "Employee Advances",
  "recovered": "Salary Payable", "cards": "Corporate Card Payable"
}'::jsonb || map;
