-- Money that people are paid before a trip. It is requested and approved, paid in the batches that pay claims, set off against their
-- claims, and what is left is returned or recovered.
alter table number_counters drop constraint number_counters_kind_check;
alter table number_counters add constraint number_counters_kind_check check (kind in ('TRP', 'EXP', 'PAY', 'ADV'));
alter table inbox_events drop constraint inbox_events_subject_kind_check;
alter table inbox_events add constraint inbox_events_subject_kind_check
  check (subject_kind in ('trip', 'expense', 'person', 'advance'));

create table advances (
  org_id uuid not null references organisations (id),
  id uuid not null,
  number text not null,
  person_id uuid not null,
  trip_id uuid not null,
  purpose text not null check (purpose <> ''),
  paise bigint not null check (paise > 0),
  status text not null default 'pending' check (status in ('pending', 'approved', 'rejected', 'withdrawn', 'paid')),
  requested_at timestamptz not null,
  decided_by uuid,
  decided_at timestamptz,
  -- Why it was rejected.
  reason text,
  paid_on date,
  -- What of it is neither set off, or in a batch to be, nor came back. Kept by the database.
  open_paise bigint not null default 0,
  primary key (org_id, id),
  unique (org_id, number),
  foreign key (org_id, person_id) references people (org_id, id),
  foreign key (org_id, trip_id) references trips (org_id, id),
  foreign key (org_id, decided_by) references people (org_id, id),
  constraint advances_own_check check (person_id <> decided_by),
  check (status = 'withdrawn' or (status <> 'pending') = (decided_by is not null)),
  check ((decided_by is null) = (decided_at is null)),
  check ((status = 'rejected') = (reason is not null)),
  check ((status = 'paid') = (paid_on is not null)),
  constraint advances_open_paise_check check (open_paise between 0 and paise),
  check (status = 'paid' or open_paise = 0)
);
create index advances_person_idx on advances (org_id, person_id, id desc);
create index advances_trip_idx on advances (org_id, trip_id);
create index advances_waiting_idx on advances (org_id, id desc) where status in ('pending', 'approved') or open_paise > 0;

-- A line of a batch pays a claim or an advance. What of a claim is set off against advances is not paid.
alter table payment_lines drop constraint payment_lines_pkey;
alter table payment_lines
  alter column expense_id drop not null,
  add column advance_id uuid,
  add column record_id uuid not null generated always as (coalesce(expense_id, advance_id)) stored,
  add column set_off_paise bigint not null default 0 check (set_off_paise >= 0),
  add primary key (org_id, batch_id, record_id),
  add foreign key (org_id, advance_id) references advances (org_id, id),
  add check (num_nonnulls(expense_id, advance_id) = 1),
  add check (advance_id is null or set_off_paise = 0);
create unique index payment_lines_live_advance_key on payment_lines (org_id, advance_id) where state = 'live';
create index payment_lines_advance_idx on payment_lines (org_id, advance_id) where advance_id is not null;

-- Which advances a line sets off against its claim. It counts as long as the line is live.
create table payment_set_offs (
  org_id uuid not null,
  batch_id uuid not null,
  record_id uuid not null,
  advance_id uuid not null,
  paise bigint not null check (paise > 0),
  primary key (org_id, batch_id, record_id, advance_id),
  foreign key (org_id, batch_id, record_id) references payment_lines (org_id, batch_id, record_id) on delete cascade,
  foreign key (org_id, advance_id) references advances (org_id, id)
);
create index payment_set_offs_advance_idx on payment_set_offs (org_id, advance_id);

-- What happens to an advance is recorded like what happens to a claim.
alter table money_records
  alter column expense_id drop not null,
  add column advance_id uuid,
  -- What is known of money that came back, and who recorded it.
  add column reference text,
  add column recorded_by uuid,
  add foreign key (org_id, advance_id) references advances (org_id, id),
  add foreign key (org_id, recorded_by) references people (org_id, id),
  drop constraint money_records_kind_check,
  drop constraint money_records_check1,
  add constraint money_records_kind_check check (kind in ('adjustment', 'payment', 'bounce', 'set_off', 'set_off_reversed',
    'advance', 'advance_bounce', 'advance_returned', 'advance_recovered')),
  add constraint money_records_about_check check (
    case kind
      when 'adjustment' then num_nonnulls(batch_id, advance_id, recorded_by) = 0 and expense_id is not null
      when 'payment' then num_nonnulls(advance_id, recorded_by) = 0 and num_nulls(batch_id, expense_id) = 0
      when 'bounce' then num_nonnulls(advance_id, recorded_by) = 0 and num_nulls(batch_id, expense_id) = 0
      when 'set_off' then recorded_by is null and num_nulls(batch_id, expense_id, advance_id) = 0
      when 'set_off_reversed' then recorded_by is null and num_nulls(batch_id, expense_id, advance_id) = 0
      when 'advance' then num_nonnulls(expense_id, recorded_by) = 0 and num_nulls(batch_id, advance_id) = 0
      when 'advance_bounce' then num_nonnulls(expense_id, recorded_by) = 0 and num_nulls(batch_id, advance_id) = 0
      else num_nonnulls(batch_id, expense_id) = 0 and num_nulls(advance_id, reference, recorded_by) = 0
    end),
  -- Nobody records that they gave their own advance back.
  add check (person_id <> recorded_by);
drop index money_records_payments_key;
create unique index money_records_payments_key on money_records
  (org_id, batch_id, kind, coalesce(expense_id, advance_id), coalesce(advance_id, expense_id)) where batch_id is not null;
create index money_records_advance_idx on money_records (org_id, advance_id) where advance_id is not null;

create or replace function record_payments() returns trigger language plpgsql as $$
begin
  insert into money_records (org_id, id, kind, day, person_id, expense_id, advance_id, batch_id, paise)
  select line.org_id, gen_random_uuid(), case when line.expense_id is null then 'advance' else 'payment' end, new.paid_on,
    line.person_id, line.expense_id, line.advance_id, line.batch_id, line.paise
  from payment_lines as line
  where line.org_id = new.org_id and line.batch_id = new.id and line.state = 'live' and line.paise > 0
  order by line.record_id;
  insert into money_records (org_id, id, kind, day, person_id, expense_id, advance_id, batch_id, paise)
  select line.org_id, gen_random_uuid(), 'set_off', new.paid_on, line.person_id, line.expense_id, part.advance_id, line.batch_id,
    part.paise
  from payment_lines as line
  join payment_set_offs as part
    on part.org_id = line.org_id and part.batch_id = line.batch_id and part.record_id = line.record_id
  where line.org_id = new.org_id and line.batch_id = new.id and line.state = 'live'
  order by line.record_id, part.advance_id;
  update advances set status = 'paid', paid_on = new.paid_on, open_paise = advances.paise from payment_lines as line
  where line.org_id = new.org_id and line.batch_id = new.id and line.state = 'live'
    and advances.org_id = line.org_id and advances.id = line.advance_id;
  return null;
end
$$;

create or replace function record_bounce() returns trigger language plpgsql as $$
begin
  insert into money_records (org_id, id, kind, day, person_id, expense_id, advance_id, batch_id, paise)
  select new.org_id, gen_random_uuid(), case when new.expense_id is null then 'advance_bounce' else 'bounce' end, new.bounced_on,
    new.person_id, new.expense_id, new.advance_id, new.batch_id, new.paise
  where new.paise > 0;
  insert into money_records (org_id, id, kind, day, person_id, expense_id, advance_id, batch_id, paise)
  select new.org_id, gen_random_uuid(), 'set_off_reversed', new.bounced_on, new.person_id, new.expense_id, part.advance_id,
    new.batch_id, part.paise
  from payment_set_offs as part
  where part.org_id = new.org_id and part.batch_id = new.batch_id and part.record_id = new.record_id
  order by part.advance_id;
  update advances set status = 'approved', paid_on = null, open_paise = 0
  where org_id = new.org_id and id = new.advance_id and open_paise = paise;
  if new.advance_id is not null and not found then
    raise exception 'an advance of which something is settled does not bounce';
  end if;
  return null;
end
$$;

-- What a live line sets off is not open; once the line is dissolved or bounced it is again.
create function set_off() returns trigger language plpgsql as $$
begin
  update advances set open_paise = open_paise - new.paise
  from payment_lines as line
  where line.org_id = new.org_id and line.batch_id = new.batch_id and line.record_id = new.record_id and line.state = 'live'
    and advances.org_id = new.org_id and advances.id = new.advance_id and advances.status = 'paid'
    and advances.person_id = line.person_id;
  if not found then
    raise exception 'only paid advances of whose claim it is are set off';
  end if;
  return null;
end
$$;
create trigger payment_set_offs_counted after insert on payment_set_offs for each row execute function set_off();

create function free_set_offs() returns trigger language plpgsql as $$
begin
  update advances set open_paise = open_paise + part.paise from payment_set_offs as part
  where part.org_id = new.org_id and part.batch_id = new.batch_id and part.record_id = new.record_id
    and advances.org_id = part.org_id and advances.id = part.advance_id;
  return null;
end
$$;
create trigger payment_lines_set_offs_freed after update of state on payment_lines
  for each row when (old.state = 'live' and new.state <> 'live' and new.set_off_paise > 0) execute function free_set_offs();

create function refuse_change_of_set_off() returns trigger language plpgsql as $$
begin
  raise exception 'what a payment line sets off does not change';
end
$$;
create trigger payment_set_offs_stay before update on payment_set_offs
  for each row execute function refuse_change_of_set_off();

create function check_set_offs() returns trigger language plpgsql as $$
begin
  if new.set_off_paise <> (
    select coalesce(sum(paise), 0) from payment_set_offs
    where org_id = new.org_id and batch_id = new.batch_id and record_id = new.record_id
  ) then
    raise exception 'a payment line sets off what its advances give';
  end if;
  return null;
end
$$;
create constraint trigger payment_lines_set_offs_checked after insert on payment_lines
  deferrable initially deferred for each row execute function check_set_offs();

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
    if claim.status <> 'approved' or new.paise + new.set_off_paise <> coalesce(
      (select payable_paise from claim_verifications where org_id = new.org_id and expense_id = new.expense_id),
      claim.total_paise
    ) then
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

-- An advance moves from one status to the next, keeps what it is, and is paid by a batch alone.
create function check_advance() returns trigger language plpgsql as $$
declare
  batch_status text;
begin
  if (new.org_id, new.id, new.number, new.person_id, new.trip_id, new.purpose, new.paise, new.requested_at)
    is distinct from (old.org_id, old.id, old.number, old.person_id, old.trip_id, old.purpose, old.paise, old.requested_at)
  then
    raise exception 'an advance stays what was requested';
  end if;
  if new.status = old.status then
    return new;
  end if;
  select batch.status into batch_status
  from payment_lines as line
  join payment_batches as batch on batch.org_id = line.org_id and batch.id = line.batch_id
  where line.org_id = new.org_id and line.advance_id = new.id and line.state = 'live';
  if not (
    old.status = 'pending' and new.status in ('approved', 'rejected', 'withdrawn')
    or old.status = 'approved' and new.status = 'withdrawn' and batch_status is null
    or old.status = 'approved' and new.status = 'paid' and batch_status = 'paid'
    or old.status = 'paid' and new.status = 'approved' and batch_status is null
  ) then
    raise exception 'an advance that is % does not become %', old.status, new.status;
  end if;
  return new;
end
$$;
create trigger advances_checked before update on advances for each row execute function check_advance();

-- What is returned of an advance, or recovered, is no longer open, and counts in a month that is open.
create function settle_advance() returns trigger language plpgsql as $$
begin
  perform refuse_closed_month(new.org_id, new.day);
  update advances set open_paise = open_paise - new.paise
  where org_id = new.org_id and id = new.advance_id and status = 'paid' and person_id = new.person_id;
  if not found then
    raise exception 'only of a paid advance something comes back';
  end if;
  return null;
end
$$;
create trigger money_records_settle after insert on money_records
  for each row when (new.kind in ('advance_returned', 'advance_recovered')) execute function settle_advance();
