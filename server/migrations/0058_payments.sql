-- How approved claims are paid. The rules of money stand here as well as in the server: nothing is paid twice, nothing of one's
-- own, and nobody settles an amount and pays it alone.
alter table number_counters drop constraint number_counters_kind_check;
alter table number_counters add constraint number_counters_kind_check check (kind in ('TRP', 'EXP', 'PAY'));

-- What finance verified of an approved claim: how much of it is paid out.
create table claim_verifications (
  org_id uuid not null references organisations (id),
  expense_id uuid not null,
  -- Whose claim it is.
  person_id uuid not null,
  verified_by uuid not null,
  verified_at timestamptz not null,
  approved_paise bigint not null,
  payable_paise bigint not null,
  primary key (org_id, expense_id),
  foreign key (org_id, expense_id) references expenses (org_id, id),
  foreign key (org_id, person_id) references people (org_id, id),
  foreign key (org_id, verified_by) references people (org_id, id),
  check (payable_paise between 0 and approved_paise),
  check (person_id <> verified_by)
);

-- The lines of a claim of which less is paid than was approved.
create table claim_adjustments (
  org_id uuid not null,
  expense_id uuid not null,
  receipt_id uuid not null,
  approved_paise bigint not null,
  payable_paise bigint not null,
  reason text not null check (reason <> ''),
  primary key (org_id, expense_id, receipt_id),
  foreign key (org_id, expense_id) references claim_verifications (org_id, expense_id) on delete cascade,
  check (payable_paise >= 0 and payable_paise < approved_paise)
);

create table payment_batches (
  org_id uuid not null references organisations (id),
  id uuid not null,
  number text not null,
  status text not null default 'open' check (status in ('open', 'paid', 'dissolved')),
  made_by uuid not null,
  made_at timestamptz not null,
  -- What the bank calls the payment, and the day on which it left.
  reference text,
  paid_on date,
  paid_by uuid,
  paid_at timestamptz,
  primary key (org_id, id),
  unique (org_id, number),
  foreign key (org_id, made_by) references people (org_id, id),
  foreign key (org_id, paid_by) references people (org_id, id),
  check ((status = 'paid') = (paid_at is not null)),
  check ((paid_at is not null) = (reference is not null and paid_on is not null and paid_by is not null)
    and num_nulls(reference, paid_on, paid_by) in (0, 3))
);
create index payment_batches_open_idx on payment_batches (org_id, id desc) where status = 'open';

-- What a batch pays of which claim. A claim stands in one live line at most.
create table payment_lines (
  org_id uuid not null,
  batch_id uuid not null,
  expense_id uuid not null,
  -- Who is paid.
  person_id uuid not null,
  paise bigint not null check (paise >= 0),
  -- Who settled the amount: whoever verified the claim, else whoever approved it; null where that is not known.
  settled_by uuid,
  state text not null default 'live' check (state in ('live', 'dissolved', 'bounced')),
  bounced_on date,
  bounce_reason text,
  primary key (org_id, batch_id, expense_id),
  foreign key (org_id, batch_id) references payment_batches (org_id, id),
  foreign key (org_id, expense_id) references expenses (org_id, id),
  foreign key (org_id, person_id) references people (org_id, id),
  foreign key (org_id, settled_by) references people (org_id, id),
  check ((state = 'bounced') = (bounced_on is not null) and (bounced_on is null) = (bounce_reason is null))
);
create unique index payment_lines_live_key on payment_lines (org_id, expense_id) where state = 'live';
create index payment_lines_expense_idx on payment_lines (org_id, expense_id);

-- Months in which nothing more is paid or reversed. A month closes those before it as well.
create table closed_months (
  org_id uuid not null references organisations (id),
  month text not null check (month ~ '^\d{4}-(0[1-9]|1[0-2])$'),
  closed_by uuid not null,
  closed_at timestamptz not null,
  primary key (org_id, month),
  foreign key (org_id, closed_by) references people (org_id, id)
);

create function refuse_closed_month(org uuid, day date) returns void language plpgsql as $$
begin
  if exists (select from closed_months where org_id = org and month >= to_char(day, 'YYYY-MM')) then
    raise exception 'the month of % is closed', day;
  end if;
end
$$;

create function refuse_change_of_closed_month() returns trigger language plpgsql as $$
begin
  raise exception 'a closed month stays closed';
end
$$;
create trigger closed_months_stay before update or delete on closed_months
  for each row execute function refuse_change_of_closed_month();

create function check_payment_batch() returns trigger language plpgsql as $$
begin
  if old.status <> 'open' or (new.org_id, new.id, new.number, new.made_by, new.made_at)
    is distinct from (old.org_id, old.id, old.number, old.made_by, old.made_at)
  then
    raise exception 'a payment batch that is % does not change', old.status;
  end if;
  if new.status = 'paid' then
    perform refuse_closed_month(new.org_id, new.paid_on);
    if exists (
      select from payment_lines as line
      where line.org_id = new.org_id and line.batch_id = new.id and line.state = 'live'
        and (line.person_id = new.paid_by or (new.made_by = new.paid_by and line.settled_by = new.paid_by))
    ) then
      raise exception 'nobody pays their own claim, or alone what they settled';
    end if;
  elsif exists (
    select from payment_lines as line
    where line.org_id = new.org_id and line.batch_id = new.id and line.state = 'live' and new.status = 'dissolved'
  ) then
    raise exception 'the lines of a dissolved batch are free';
  end if;
  return new;
end
$$;
create trigger payment_batches_checked before update on payment_batches
  for each row execute function check_payment_batch();

create function check_payment_line() returns trigger language plpgsql as $$
declare
  batch payment_batches;
  claim expenses;
begin
  select * into batch from payment_batches where org_id = new.org_id and id = new.batch_id;
  if tg_op = 'INSERT' then
    select * into claim from expenses where org_id = new.org_id and id = new.expense_id;
    if batch.status <> 'open' or new.state <> 'live' then
      raise exception 'lines are added to open payment batches';
    end if;
    if new.person_id = batch.made_by then
      raise exception 'nobody pays their own claim';
    end if;
    if claim.status <> 'approved' or new.paise <> coalesce(
      (select payable_paise from claim_verifications where org_id = new.org_id and expense_id = new.expense_id),
      claim.total_paise
    ) then
      raise exception 'a line pays what an approved claim is worth';
    end if;
    return new;
  end if;
  if old.state <> 'live' or (new.org_id, new.batch_id, new.expense_id, new.person_id, new.paise, new.settled_by)
    is distinct from (old.org_id, old.batch_id, old.expense_id, old.person_id, old.paise, old.settled_by)
  then
    raise exception 'a payment line does not change';
  end if;
  if new.state = 'dissolved' and batch.status <> 'open' or new.state = 'bounced' and batch.status <> 'paid' then
    raise exception 'a line of a batch that is % does not become %', batch.status, new.state;
  end if;
  if new.state = 'bounced' then
    perform refuse_closed_month(new.org_id, new.bounced_on);
  end if;
  return new;
end
$$;
create trigger payment_lines_checked before insert or update on payment_lines
  for each row execute function check_payment_line();

-- What is verified or in a live line keeps its amount and its place.
create function check_verification() returns trigger language plpgsql as $$
begin
  if exists (
    select from payment_lines where org_id = old.org_id and expense_id = old.expense_id and state = 'live'
  ) then
    raise exception 'a claim in a payment batch is not verified anew';
  end if;
  return null;
end
$$;
create constraint trigger claim_verifications_checked after update or delete on claim_verifications
  deferrable initially deferred for each row execute function check_verification();

create function check_paid_claim() returns trigger language plpgsql as $$
declare
  batch_status text;
begin
  select batch.status into batch_status
  from payment_lines as line
  join payment_batches as batch on batch.org_id = line.org_id and batch.id = line.batch_id
  where line.org_id = new.org_id and line.expense_id = new.id and line.state = 'live';
  if new.status = 'paid' and batch_status is distinct from 'paid' then
    raise exception 'a claim is paid by a payment batch';
  end if;
  if batch_status is not null
    and (new.status not in ('approved', 'paid') or new.total_paise <> old.total_paise or new.employee_id <> old.employee_id)
  then
    raise exception 'a claim in a payment batch stays as it is';
  end if;
  if new.status not in ('approved', 'paid')
    and exists (select from claim_verifications where org_id = new.org_id and expense_id = new.id)
  then
    raise exception 'a verified claim stays approved';
  end if;
  if old.status = 'paid' and new.status <> 'paid' and (batch_status is not null or new.status <> 'approved') then
    raise exception 'a paid claim stays paid until the payment is reversed';
  end if;
  return new;
end
$$;
create trigger expenses_paid_checked before update of status, total_paise, employee_id on expenses
  for each row execute function check_paid_claim();

-- What waits to be paid, and was.
create index expenses_payable_idx on expenses (org_id, id desc) where status in ('approved', 'paid');
