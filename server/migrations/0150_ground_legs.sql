-- Ways by train, bus or cab, with what they are estimated or said to cost. A trip may consist of these alone.
alter table trip_drafts
  add column ground jsonb not null default '[]',
  drop constraint trip_drafts_goal_check,
  add constraint trip_drafts_goal_check check (goal in ('flight', 'hotel', 'both', 'ground'));
alter table trip_segments
  drop constraint trip_segments_kind_check,
  add constraint trip_segments_kind_check check (kind in ('flight', 'return_flight', 'hotel', 'ground'));
