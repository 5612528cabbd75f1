-- What an organisation allows, from a day on. A published version is never changed: what was judged by it can be judged
-- again. Of two from the same day the one that was published later holds. An organisation without any begins with those
-- that the product brings.
create table policy_versions (
  org_id uuid not null references organisations (id),
  id uuid not null,
  valid_from date not null,
  -- The policy's document: its rules with their limits in rupees, as it is exported.
  document jsonb not null,
  -- Null for the versions that the product brings.
  published_by uuid,
  why text not null,
  published_at timestamptz not null,
  primary key (org_id, id),
  foreign key (org_id, published_by) references people (org_id, id)
);
create index policy_versions_order_idx on policy_versions (org_id, valid_from, id);

create function refuse_policy_change() returns trigger language plpgsql as $$
begin
  raise exception 'a published policy is never changed';
end
$$;
create trigger policy_versions_stay before update on policy_versions
  for each row execute function refuse_policy_change();

-- The next policy while it is being written, at most one an organisation.
create table policy_drafts (
  org_id uuid primary key references organisations (id),
  -- Grows with every change; it is published in the version that was shown.
  version integer not null default 1,
  document jsonb not null,
  updated_by uuid not null,
  updated_at timestamptz not null,
  foreign key (org_id, updated_by) references people (org_id, id)
);

-- What the policy looked at when a request was made, so that it can be judged by another policy; and the reason that the
-- requester gave where a rule asks for one.
alter table trips add column policy_facts jsonb, add column policy_reason text;
alter table expenses add column policy_facts jsonb, add column policy_reason text;
alter table trip_drafts add column policy_reason text;
alter table claim_drafts add column policy_reason text;
