-- What each person's words cost at the language model, a row a person and day (in India). Money is millionths of a rupee,
-- so that a token's price in rupees per million tokens is counted without rounding.
create table model_usage (
  org_id uuid not null,
  person_id uuid not null,
  day date not null,
  calls integer not null default 0,
  input_tokens bigint not null default 0,
  output_tokens bigint not null default 0,
  cost_micros bigint not null default 0,
  primary key (org_id, person_id, day),
  foreign key (org_id, person_id) references people (org_id, id)
);
create index model_usage_day_idx on model_usage (day);

-- What a person decided about the assistants. Without a row nothing is decided, and the installation's settings hold.
create table assistant_choices (
  org_id uuid not null,
  person_id uuid not null,
  keep_local boolean not null,
  changed_at timestamptz not null,
  primary key (org_id, person_id),
  foreign key (org_id, person_id) references people (org_id, id)
);

-- Since when a chat that goes on under the same id is a new one: what was said before is no part of it.
alter table conversations add column fresh_since timestamptz;
