-- A claim draft is a record of its own. Receipts belong to it, and a conversation names the one that it is about. The columns
-- that tied receipts to a conversation (receipts.conversation_id and removed_from, conversations.receipts_numbered and
-- claim_drafts.conversation_id) stay until a later release; nothing reads or writes them any more.
alter table claim_drafts
  add column id uuid,
  add column person_id uuid,
  -- Counts the changes of the draft, its receipts included, so that nobody sends anything but what they were shown.
  add column version integer not null default 1,
  -- The last number given to a receipt since the draft was last sent.
  add column receipts_numbered integer not null default 0,
  add column created_at timestamptz,
  add column updated_at timestamptz,
  -- Its unclaimed receipts are removed at the same moment, and come back with it.
  add column deleted_at timestamptz;

-- A draft for each conversation with a choice, or with receipts, be they claimed or removed. It takes the conversation's id.
insert into claim_drafts (org_id, conversation_id)
  select distinct org_id, coalesce(conversation_id, removed_from) from receipts
  where coalesce(conversation_id, removed_from) is not null
  on conflict (org_id, conversation_id) do nothing;
update claim_drafts set
  id = conversations.id,
  person_id = conversations.person_id,
  receipts_numbered = conversations.receipts_numbered,
  created_at = conversations.created_at,
  updated_at = conversations.last_activity
from conversations
where conversations.org_id = claim_drafts.org_id and conversations.id = claim_drafts.conversation_id;

alter table claim_drafts drop constraint claim_drafts_pkey, drop constraint claim_drafts_org_id_conversation_id_fkey;
alter table claim_drafts alter column conversation_id drop not null;

-- Unclaimed receipts of no conversation get one draft for each person, which takes the id of the first of them.
insert into claim_drafts (org_id, id, person_id, receipts_numbered, created_at, updated_at)
  select org_id, (array_agg(id order by id))[1], person_id, max(number), min(created_at), max(created_at) from receipts
  where expense_id is null and coalesce(conversation_id, removed_from) is null
  group by org_id, person_id;

alter table claim_drafts
  alter column id set not null,
  alter column person_id set not null,
  alter column created_at set not null,
  alter column updated_at set not null,
  add primary key (org_id, id),
  add foreign key (org_id, person_id) references people (org_id, id);
create index claim_drafts_recent_idx on claim_drafts (org_id, person_id, updated_at desc, id desc);

alter table receipts add column claim_draft_id uuid;
update receipts set claim_draft_id = coalesce(conversation_id, removed_from);
update receipts set claim_draft_id = claim_drafts.id
from claim_drafts
where receipts.claim_draft_id is null and receipts.expense_id is null
  and claim_drafts.org_id = receipts.org_id and claim_drafts.person_id = receipts.person_id
  and claim_drafts.conversation_id is null;

-- A removed receipt stays in its draft: removed_at alone says that it is removed.
do $$
declare name text;
begin
  for name in
    select conname from pg_constraint
    where conrelid = 'receipts'::regclass and contype in ('c', 'f') and pg_get_constraintdef(oid) like '%removed_from%'
  loop
    execute format('alter table receipts drop constraint %I', name);
  end loop;
end $$;
alter table receipts
  add check (claim_draft_id is not null or expense_id is not null),
  add check (removed_at is null or expense_id is null),
  add foreign key (org_id, claim_draft_id) references claim_drafts (org_id, id) on delete set null (claim_draft_id);
create index receipts_draft_idx on receipts (org_id, claim_draft_id, id);

alter table conversations
  add column claim_draft_id uuid,
  add foreign key (org_id, claim_draft_id) references claim_drafts (org_id, id) on delete set null (claim_draft_id);
update conversations set claim_draft_id = claim_drafts.id
from claim_drafts
where claim_drafts.org_id = conversations.org_id and claim_drafts.conversation_id = conversations.id;
create unique index conversations_claim_draft_idx on conversations (org_id, claim_draft_id) where claim_draft_id is not null;
