-- In which session of an assistant's chat a draft goes on that no conversation is about. Until now that was named after the draft's
-- id: the drafts that there are keep those names, so that links and open pages lead where they did.
alter table trip_drafts add column session_id text;
alter table claim_drafts add column session_id text;
update trip_drafts set session_id = 'tripmate-draft-' || id;
update claim_drafts set session_id = 'fingenie-' || id;

-- A process of the version before writes none, and goes by the draft's id: until a later release makes the column not null, a draft
-- without one goes on in the session of that name.
create unique index trip_drafts_session_idx on trip_drafts (org_id, person_id, session_id);
create unique index claim_drafts_session_idx on claim_drafts (org_id, person_id, session_id);

-- The trip draft that a conversation is about, as what it holds says: so it is right whichever version wrote that.
alter table conversations add column trip_draft_id uuid generated always as (
  case
    when assistant = 'tripmate' and state #>> '{trip,id}' ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
    then (state #>> '{trip,id}')::uuid
  end
) stored;
create index conversations_trip_draft_idx on conversations (org_id, trip_draft_id) where trip_draft_id is not null;
