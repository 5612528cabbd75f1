-- How a receipt is called in its conversation: it keeps its number, and that of one that was removed is not given again.
alter table receipts add column number integer not null default 1;

-- The last number given since the latest claim of the conversation.
alter table conversations add column receipts_numbered integer not null default 0;

update receipts set number = counted.number
from (
  select org_id, id, row_number() over (partition by org_id, conversation_id, expense_id order by id) as number
  from receipts where conversation_id is not null
) as counted
where counted.org_id = receipts.org_id and counted.id = receipts.id;

update conversations set receipts_numbered = counted.last
from (
  select org_id, conversation_id, max(number) as last from receipts
  where conversation_id is not null and expense_id is null
  group by org_id, conversation_id
) as counted
where counted.org_id = conversations.org_id and counted.conversation_id = conversations.id;
