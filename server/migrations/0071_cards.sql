-- Company cards: what is paid with one is recorded by its receipt, and not paid to whoever claims it.
create table cards (
  org_id uuid not null references organisations (id),
  id uuid not null,
  person_id uuid not null,
  last_four text not null check (last_four ~ '^\d{4}$'),
  -- What the card is called, such as that of its bank.
  label text not null check (label <> ''),
  registered_by uuid not null,
  registered_at timestamptz not null,
  ended_at timestamptz,
  primary key (org_id, id),
  foreign key (org_id, person_id) references people (org_id, id),
  foreign key (org_id, registered_by) references people (org_id, id)
);
create unique index cards_key on cards (org_id, person_id, last_four) where ended_at is null;
create index cards_last_four_idx on cards (org_id, last_four) where ended_at is null;

-- What statements say was paid with a card.
create table card_lines (
  org_id uuid not null,
  id uuid not null,
  card_id uuid not null,
  day date not null,
  paise bigint not null check (paise > 0),
  what text not null,
  -- Which of several alike in one statement, so that the same file adds nothing when it is imported again.
  nth integer not null check (nth > 0),
  imported_by uuid not null,
  imported_at timestamptz not null,
  primary key (org_id, id),
  unique (org_id, card_id, day, paise, what, nth),
  foreign key (org_id, card_id) references cards (org_id, id),
  foreign key (org_id, imported_by) references people (org_id, id)
);
create index card_lines_amount_idx on card_lines (org_id, paise, day);

-- Which receipt shows what a line paid: one each.
create table card_matches (
  org_id uuid not null,
  line_id uuid not null,
  receipt_id uuid not null,
  -- Null where the product found it.
  matched_by uuid,
  matched_at timestamptz not null,
  primary key (org_id, line_id),
  constraint card_matches_receipt_key unique (org_id, receipt_id),
  foreign key (org_id, line_id) references card_lines (org_id, id) on delete cascade,
  foreign key (org_id, receipt_id) references receipts (org_id, id) on delete cascade,
  foreign key (org_id, matched_by) references people (org_id, id)
);

-- What of a claim was paid with company cards, in paise. A receipt whose amount is another by now is matched with nothing.
create function card_paid(org uuid, expense uuid) returns bigint language sql stable as $$
  select coalesce(sum(line.paise), 0)::bigint
  from receipts as receipt
  join card_matches as match on match.org_id = receipt.org_id and match.receipt_id = receipt.id
  join card_lines as line on line.org_id = match.org_id and line.id = match.line_id
  where receipt.org_id = org and receipt.expense_id = expense and receipt.copy_of is null
    and receipt.currency = 'INR' and receipt.total_paise = line.paise
$$;

-- What is in a payment batch, or of which finance took something off, keeps how it was paid.
create function check_card_match() returns trigger language plpgsql as $$
declare
  of_receipt uuid := case when tg_op = 'DELETE' then old.receipt_id else new.receipt_id end;
  of_org uuid := case when tg_op = 'DELETE' then old.org_id else new.org_id end;
begin
  if exists (
    select from receipts as receipt
    join payment_lines as line
      on line.org_id = receipt.org_id and line.expense_id = receipt.expense_id and line.state = 'live'
    where receipt.org_id = of_org and receipt.id = of_receipt
  ) then
    raise exception 'a claim in a payment batch keeps how it was paid';
  end if;
  if tg_op = 'INSERT' and exists (select from claim_adjustments where org_id = of_org and receipt_id = of_receipt) then
    raise exception 'of a receipt that a card paid nothing is taken off';
  end if;
  return new;
end
$$;
create trigger card_matches_checked before insert on card_matches for each row execute function check_card_match();
create constraint trigger card_matches_kept after delete on card_matches
  deferrable initially deferred for each row execute function check_card_match();

create function refuse_change_of_card_match() returns trigger language plpgsql as $$
begin
  raise exception 'a match is made or taken back';
end
$$;
create trigger card_matches_stay before update on card_matches
  for each row execute function refuse_change_of_card_match();

-- A match or its end after the claim was exported is booked by itself.
alter table money_records
  drop constraint money_records_kind_check,
  drop constraint money_records_about_check,
  add constraint money_records_kind_check check (kind in ('adjustment', 'payment', 'bounce', 'set_off', 'set_off_reversed',
    'advance', 'advance_bounce', 'advance_returned', 'advance_recovered', 'card', 'card_reversed')),
  add constraint money_records_about_check check (
    case kind
      when 'adjustment' then num_nonnulls(batch_id, advance_id, recorded_by) = 0 and expense_id is not null
      when 'card' then num_nonnulls(batch_id, advance_id, recorded_by) = 0 and expense_id is not null
      when 'card_reversed' then num_nonnulls(batch_id, advance_id, recorded_by) = 0 and expense_id is not null
      when 'payment' then num_nonnulls(advance_id, recorded_by) = 0 and num_nulls(batch_id, expense_id) = 0
      when 'bounce' then num_nonnulls(advance_id, recorded_by) = 0 and num_nulls(batch_id, expense_id) = 0
      when 'set_off' then recorded_by is null and num_nulls(batch_id, expense_id, advance_id) = 0
      when 'set_off_reversed' then recorded_by is null and num_nulls(batch_id, expense_id, advance_id) = 0
      when 'advance' then num_nonnulls(expense_id, recorded_by) = 0 and num_nulls(batch_id, advance_id) = 0
      when 'advance_bounce' then num_nonnulls(expense_id, recorded_by) = 0 and num_nulls(batch_id, advance_id) = 0
      else num_nonnulls(batch_id, expense_id) = 0 and num_nulls(advance_id, reference, recorded_by) = 0
    end);

create or replace function check_payment_line() returns trigger language plpgsql as $$
declare
  batch payment_batches;
  claim expenses;
begin
  select * into batch from payment_batches where org_id = new.org_id and id = new.batch_id;
  if tg_op = 'INSERT' then
    if batch.status <> 'open' or new.state <> 'live' then
      raise exception 'lines are added to open payment batches';
    end if;
    if new.person_id = batch.made_by then
      raise exception 'nobody pays their own claim';
    end if;
    if new.advance_id is not null then
      if not exists (
        select from advances
        where org_id = new.org_id and id = new.advance_id and status = 'approved' and paise = new.paise
          and person_id = new.person_id and decided_by is not distinct from new.settled_by
      ) then
        raise exception 'a line pays an approved advance as a whole';
      end if;
      return new;
    end if;
    select * into claim from expenses where org_id = new.org_id and id = new.expense_id;
    if claim.status <> 'approved' or new.paise + new.set_off_paise <> greatest(0, coalesce(
      (select payable_paise from claim_verifications where org_id = new.org_id and expense_id = new.expense_id),
      claim.total_paise
    ) - card_paid(new.org_id, new.expense_id)) then
      raise exception 'a line pays what an approved claim is worth';
    end if;
    return new;
  end if;
  if old.state <> 'live'
    or (new.org_id, new.batch_id, new.expense_id, new.advance_id, new.person_id, new.paise, new.set_off_paise, new.settled_by)
      is distinct from
      (old.org_id, old.batch_id, old.expense_id, old.advance_id, old.person_id, old.paise, old.set_off_paise, old.settled_by)
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
