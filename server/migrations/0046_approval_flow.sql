-- Who decides on requests after the owner's manager, by what the requests are.
create table approval_flows (
  org_id uuid primary key references organisations (id),
  -- After so many working days without a decision the next in line is asked as well; null: never.
  escalate_after_days integer check (escalate_after_days between 1 and 60),
  -- Counts the changes, so that nobody overwrites what they have not seen.
  version integer not null check (version > 0)
);

create table approval_steps (
  org_id uuid not null references approval_flows (org_id),
  id uuid not null,
  -- Their order; steps of one stage are open side by side.
  position integer not null check (position > 0),
  stage integer not null check (stage > 0),
  name text not null,
  -- What has to be true of a request, such as its amount; see the contract.
  conditions jsonb not null,
  -- Who decides: whoever has a role, or one person; neither: the head of the owner's department.
  approver_role text,
  approver_id uuid,
  primary key (org_id, id),
  unique (org_id, position),
  foreign key (org_id, approver_id) references people (org_id, id),
  check (num_nonnulls(approver_role, approver_id) <= 1)
);

-- Whom a request asks besides its owner's manager: for the steps after the manager's, which are settled when the manager
-- approves, and whoever it was escalated to.
create table approval_turns (
  org_id uuid not null references organisations (id),
  id uuid not null,
  request_kind text not null check (request_kind in ('trip', 'expense')),
  request_id uuid not null,
  version integer not null check (version > 0),
  -- 0: the manager's.
  stage integer not null check (stage >= 0),
  -- Within its stage; the turns of one step are settled together.
  step integer not null check (step >= 0),
  -- Of the step; null: the manager's.
  name text,
  role text,
  person_id uuid,
  is_escalation boolean not null default false,
  -- A stage opens when the decision before it can't be taken back any more; null: that is still to come.
  opens_at timestamptz,
  opened_at timestamptz,
  -- When it was decided, or needed no decision any more, and by which decision.
  closed_at timestamptz,
  decision_id uuid,
  primary key (org_id, id),
  foreign key (org_id, person_id) references people (org_id, id),
  check (num_nonnulls(role, person_id) = 1),
  check (opened_at is null or opens_at is not null)
);
create index approval_turns_request_idx on approval_turns (org_id, request_kind, request_id);
create index approval_turns_open_idx on approval_turns (org_id, request_kind)
  where opened_at is not null and closed_at is null;
-- Does not begin with the organisation: what is due is looked for of all at once.
create index approval_turns_due_idx on approval_turns (opens_at) where opened_at is null and closed_at is null;

alter table trips
  -- The stage of its flow at which a pending request is; 0: its owner's manager.
  add column stage integer not null default 0 check (stage >= 0),
  -- Since when it waits there; null: since it was made.
  add column waiting_since timestamptz;
alter table expenses
  add column stage integer not null default 0 check (stage >= 0),
  add column waiting_since timestamptz;

-- Each stage takes decisions of its own; one of them is the request's.
alter table decisions
  add column stage integer not null default 0 check (stage >= 0),
  add column is_final boolean not null default true;
drop index decisions_standing_idx;
create unique index decisions_standing_idx on decisions (org_id, request_kind, request_id, version)
  where taken_back_at is null and is_final;
create index decisions_request_idx on decisions (org_id, request_kind, request_id);

