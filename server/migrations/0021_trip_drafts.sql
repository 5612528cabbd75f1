-- A trip that has not been sent is a record of its own. It lay in the conversation with TripMate that it was spoken of in.
create table trip_drafts (
  org_id uuid not null references organisations (id),
  id uuid not null,
  person_id uuid not null,
  -- Grows with every change; a request is sent from the version that was shown.
  version integer not null default 1,
  goal text not null check (goal in ('flight', 'hotel', 'both')),
  criteria jsonb not null,
  legs jsonb,
  chosen jsonb not null,
  seen jsonb not null default '{}',
  lowest jsonb not null default '{}',
  searched_on date,
  -- The request as it was shown last.
  shown jsonb,
  -- Made by a connected assistant: goes away by then, unless somebody works on it.
  expires_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  submitted_trip_id uuid,
  deleted_at timestamptz,
  primary key (org_id, id),
  foreign key (org_id, person_id) references people (org_id, id),
  foreign key (org_id, submitted_trip_id) references trips (org_id, id)
);
create index trip_drafts_open_idx on trip_drafts (org_id, person_id, updated_at desc, id desc)
  where submitted_trip_id is null and deleted_at is null;
create index trip_drafts_resting_idx on trip_drafts (updated_at)
  where submitted_trip_id is null and deleted_at is null and shown is not null;
create index trip_drafts_deleted_idx on trip_drafts (deleted_at) where deleted_at is not null;
create index trip_drafts_expiry_idx on trip_drafts (expires_at) where expires_at is not null;
create index trip_drafts_submitted_idx on trip_drafts (org_id, submitted_trip_id) where submitted_trip_id is not null;

-- The trips that conversations are about. The criteria were called 'wish' until now.
with moved as materialized (
  select
    c.org_id, c.id as conversation_id, c.person_id, c.last_activity, c.state,
    coalesce(c.state -> 'criteria', c.state -> 'wish') as criteria,
    nullif(c.state -> 'draft', 'null') as shown,
    case when taken.first then (c.state #>> '{draft,draftId}')::uuid else gen_random_uuid() end as id
  from conversations c
  cross join lateral (
    -- Two conversations never showed one draft; were it so, the second one's gets another id.
    select c.state #>> '{draft,draftId}' is not null and not exists (
      select 1 from conversations other
      where other.org_id = c.org_id and other.assistant = 'tripmate' and other.id < c.id
        and other.state #>> '{draft,draftId}' = c.state #>> '{draft,draftId}'
    ) as first
  ) taken
  where c.assistant = 'tripmate'
    and c.state ->> 'goal' in ('flight', 'hotel', 'both')
    and jsonb_typeof(coalesce(c.state -> 'criteria', c.state -> 'wish')) = 'object'
    and coalesce(c.state -> 'criteria', c.state -> 'wish') <> '{}'
), made as (
  insert into trip_drafts
    (org_id, id, person_id, goal, criteria, legs, chosen, seen, searched_on, shown, created_at, updated_at, submitted_trip_id)
  select
    org_id, id, person_id, state ->> 'goal', criteria, nullif(state -> 'legs', 'null'),
    coalesce(nullif(state -> 'chosen', 'null'), '{"flight": null, "return_flight": null, "hotel": null}'),
    coalesce(nullif(state -> 'seen', 'null'), '{}'), (state ->> 'searchedOn')::date, shown, last_activity, last_activity,
    (select trips.id from trips where trips.org_id = moved.org_id and trips.draft_id = moved.id)
  from moved
)
update conversations c
set state = (moved.state - 'goal' - 'wish' - 'criteria' - 'legs' - 'chosen' - 'seen' - 'searchedOn' - 'draft')
  || jsonb_build_object('trip', jsonb_build_object('id', moved.id, 'version', 1))
from moved
where c.org_id = moved.org_id and c.id = moved.conversation_id;

-- Those that were put aside when a new chat began, which was called the shelf.
with moved as materialized (
  select
    org_id, id as conversation_id, person_id, last_activity, state, gen_random_uuid() as id,
    coalesce(state -> 'parked', state -> 'shelf') as parked
  from conversations
  where assistant = 'tripmate' and coalesce(state -> 'parked', state -> 'shelf') ->> 'goal' in ('flight', 'hotel', 'both')
), made as (
  insert into trip_drafts (org_id, id, person_id, goal, criteria, legs, chosen, seen, searched_on, created_at, updated_at)
  select
    org_id, id, person_id, parked ->> 'goal', coalesce(parked -> 'criteria', parked -> 'wish'),
    nullif(parked -> 'legs', 'null'), parked -> 'chosen', coalesce(nullif(parked -> 'seen', 'null'), '{}'),
    (parked ->> 'searchedOn')::date, last_activity, last_activity
  from moved
)
update conversations c
set state = (moved.state - 'parked' - 'shelf') || jsonb_build_object('parked', jsonb_build_object('id', moved.id))
from moved
where c.org_id = moved.org_id and c.id = moved.conversation_id;

-- Those that were dropped, where no other trip was begun since: they are deleted drafts, which can be restored.
with moved as materialized (
  select org_id, id as conversation_id, person_id, last_activity, state, gen_random_uuid() as id, state -> 'dropped' as dropped
  from conversations
  where assistant = 'tripmate' and state -> 'trip' is null and state #>> '{dropped,goal}' in ('flight', 'hotel', 'both')
), made as (
  insert into trip_drafts
    (org_id, id, person_id, goal, criteria, legs, chosen, seen, searched_on, created_at, updated_at, deleted_at)
  select
    org_id, id, person_id, dropped ->> 'goal', coalesce(dropped -> 'criteria', dropped -> 'wish'),
    nullif(dropped -> 'legs', 'null'), dropped -> 'chosen', coalesce(nullif(dropped -> 'seen', 'null'), '{}'),
    (dropped ->> 'searchedOn')::date, last_activity, last_activity, last_activity
  from moved
)
update conversations c
set state = jsonb_set(moved.state, '{dropped,draftId}', to_jsonb(moved.id))
from moved
where c.org_id = moved.org_id and c.id = moved.conversation_id;

-- What connected assistants put together in the last day, which their people may still say yes to.
insert into trip_drafts
  (org_id, id, person_id, goal, criteria, chosen, searched_on, shown, expires_at, created_at, updated_at, submitted_trip_id)
select
  s.org_id, s.id, s.person_id,
  case when parts.hotel is null then 'flight' when parts.flight is null then 'hotel' else 'both' end,
  jsonb_strip_nulls(jsonb_build_object(
    'purpose', request -> 'purpose',
    'from', request -> 'departureCity',
    'to', case when parts.flight is not null then request -> 'destinationCity' end,
    'depart', case when parts.flight is not null then request -> 'departureDate' end,
    'return', case when parts.return_flight is not null then request -> 'returnDate' end,
    'trip_type', case when parts.return_flight is not null then 'round_trip' when parts.flight is not null then 'one_way' end,
    'city', parts.hotel -> 'city',
    'check_in', parts.hotel -> 'check_in',
    'check_out', parts.hotel -> 'check_out',
    'room_type', s.draft -> 'room_type'
  )),
  jsonb_build_object('flight', parts.flight, 'return_flight', parts.return_flight, 'hotel', parts.hotel),
  (s.created_at at time zone 'Asia/Kolkata')::date, request, s.created_at + interval '1 day', s.created_at, s.created_at,
  (select trips.id from trips where trips.org_id = s.org_id and trips.draft_id = s.id)
from shown_trip_drafts s
cross join lateral (select s.draft -> 'draft' as request) r
cross join lateral (
  select
    (select part -> 'details' from jsonb_array_elements(request -> 'segments') part where part ->> 'kind' = 'flight' limit 1) as flight,
    (select part -> 'details' from jsonb_array_elements(request -> 'segments') part where part ->> 'kind' = 'return_flight' limit 1)
      as return_flight,
    (select part -> 'details' from jsonb_array_elements(request -> 'segments') part where part ->> 'kind' = 'hotel' limit 1) as hotel
) parts
-- A journey over several cities is drafted again.
where request -> 'route' is null and not exists (select 1 from trip_drafts t where t.org_id = s.org_id and t.id = s.id);
-- The empty table stays for processes of the version before, and goes with a later migration.
delete from shown_trip_drafts;
