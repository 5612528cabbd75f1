-- A name that the person gave is kept; any other follows what the conversation is about.
alter table conversations add column chat_name_given boolean not null default false;
-- What the dialogue held before the last exchange, so that this one can be taken back. Null when there is none, or
-- when it did something that cannot be undone, such as sending a request.
alter table conversations add column state_before jsonb;
