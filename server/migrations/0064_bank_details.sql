-- To which accounts people are paid. The details are encrypted by a key that the database does not hold.
create table bank_details (
  org_id uuid not null references organisations (id),
  person_id uuid not null,
  sealed text not null,
  entered_at timestamptz not null,
  -- Whether the person had none before. Later ones are held back for one payment run.
  is_first boolean not null,
  primary key (org_id, person_id),
  foreign key (org_id, person_id) references people (org_id, id)
);

-- The accounts that a payment batch pays to, as they were when it was made, so that no later change diverts the payment.
create table batch_accounts (
  org_id uuid not null,
  batch_id uuid not null,
  person_id uuid not null,
  sealed text not null,
  -- Since when the account is a changed one that this batch must not pay to; null where it may.
  held_since timestamptz,
  primary key (org_id, batch_id, person_id),
  foreign key (org_id, batch_id) references payment_batches (org_id, id) on delete cascade,
  foreign key (org_id, person_id) references people (org_id, id)
);

create function check_held_accounts() returns trigger language plpgsql as $$
begin
  if exists (
    select from payment_lines as line
    join batch_accounts as account
      on account.org_id = line.org_id and account.batch_id = line.batch_id and account.person_id = line.person_id
    where line.org_id = new.org_id and line.batch_id = new.id and line.state = 'live' and account.held_since is not null
  ) then
    raise exception 'an account that was just changed is not paid to';
  end if;
  return new;
end
$$;
create trigger payment_batches_accounts_checked before update on payment_batches
  for each row when (new.status = 'paid') execute function check_held_accounts();

-- In which columns the organisation's bank reads payments.
create table bank_templates (
  org_id uuid primary key references organisations (id),
  version integer not null,
  template jsonb not null
);
