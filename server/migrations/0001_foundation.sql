-- Money is integer paise. Ids are UUIDv7 made by the application.
-- Every row of an organisation names it, and every key, reference and index begins with it, so that the tables can later
-- be spread over several servers by organisation. What is looked up before the organisation is known says so.

create table organisations (
  id uuid primary key,
  name text not null,
  created_at timestamptz not null default now()
);

create table people (
  org_id uuid not null references organisations (id),
  id uuid not null,
  -- Null for someone who may sign in but has no employee record yet.
  employee_id text,
  email text not null,
  name text not null,
  password_hash text,
  is_admin boolean not null default false,
  is_super_admin boolean not null default false,
  manager_employee_id text,
  department text,
  designation text,
  phone text,
  location text,
  office text,
  username text,
  profile_image text,
  active boolean not null default true,
  created_at timestamptz not null default now(),
  primary key (org_id, id),
  unique (org_id, employee_id)
);
-- Does not begin with the organisation: the address is what someone signs in with, before it is known.
create unique index people_email_key on people (lower(email));
create index people_manager_idx on people (org_id, manager_employee_id);

create table sessions (
  org_id uuid not null references organisations (id),
  id uuid not null,
  person_id uuid not null,
  -- Only the SHA-256 of the 32-byte token is kept; the token itself is in the cookie alone. Its key does not begin with
  -- the organisation, which is known only from the session.
  token_hash bytea not null unique,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (org_id, id),
  foreign key (org_id, person_id) references people (org_id, id)
);
create index sessions_person_idx on sessions (org_id, person_id);

create table number_counters (
  org_id uuid not null references organisations (id),
  kind text not null check (kind in ('TRP', 'EXP')),
  year smallint not null,
  last integer not null,
  primary key (org_id, kind, year)
);

create table conversations (
  org_id uuid not null references organisations (id),
  id uuid not null,
  -- A person, not an employee: someone without an employee record converses too.
  person_id uuid not null,
  assistant text not null check (assistant in ('tripmate', 'fingenie')),
  -- Made by the page, so it is unique for its owner only.
  session_id text not null,
  chat_name text not null,
  destination text,
  category text,
  expense_type text,
  -- What the dialogue holds between turns; its shape belongs to the assistant, which checks it on reading.
  state jsonb not null default '{}',
  last_activity timestamptz not null,
  created_at timestamptz not null default now(),
  primary key (org_id, id),
  unique (org_id, person_id, assistant, session_id),
  foreign key (org_id, person_id) references people (org_id, id)
);
create index conversations_recent_idx on conversations (org_id, person_id, assistant, last_activity desc);

create table messages (
  org_id uuid not null references organisations (id),
  id uuid not null,
  conversation_id uuid not null,
  sender text not null check (sender in ('User', 'Assistant')),
  message text not null,
  created_at timestamptz not null,
  primary key (org_id, id),
  foreign key (org_id, conversation_id) references conversations (org_id, id) on delete cascade
);
-- UUIDv7 ids grow with time, so their order is the order of the conversation.
create index messages_conversation_idx on messages (org_id, conversation_id, id);

-- A finished turn, kept so that the same turn asked again (after a lost connection) gets the same answer and acts once.
create table turns (
  org_id uuid not null references organisations (id),
  conversation_id uuid not null,
  turn_id text not null,
  result jsonb not null,
  created_at timestamptz not null,
  primary key (org_id, conversation_id, turn_id),
  foreign key (org_id, conversation_id) references conversations (org_id, id) on delete cascade
);

create table trips (
  org_id uuid not null references organisations (id),
  id uuid not null,
  trip_number text not null,
  employee_id text not null,
  status text not null default 'pending' check (status in ('pending', 'approved', 'rejected')),
  rejection_reason text,
  purpose text not null,
  departure_city text,
  destination_city text not null,
  departure_date date not null,
  return_date date,
  total_paise bigint not null check (total_paise >= 0),
  -- The draft it was submitted from: a draft becomes one trip, however often it is confirmed.
  draft_id uuid,
  created_at timestamptz not null,
  decided_at timestamptz,
  primary key (org_id, id),
  unique (org_id, trip_number),
  unique (org_id, draft_id),
  check (return_date >= departure_date),
  check ((status = 'rejected') = (rejection_reason is not null)),
  check ((status = 'pending') = (decided_at is null)),
  foreign key (org_id, employee_id) references people (org_id, employee_id)
);
create index trips_own_idx on trips (org_id, employee_id, id desc);
create index trips_pending_idx on trips (org_id, employee_id, id) where status = 'pending';

create table trip_segments (
  org_id uuid not null references organisations (id),
  trip_id uuid not null,
  kind text not null check (kind in ('flight', 'return_flight', 'hotel')),
  -- As the traveller reads it, such as 'IndiGo 6E 2046' or the hotel's name.
  title text not null,
  price_paise bigint not null check (price_paise >= 0),
  -- The fare or the stay as it stood when it was chosen, for the approver and the auditor.
  details jsonb not null,
  primary key (org_id, trip_id, kind),
  foreign key (org_id, trip_id) references trips (org_id, id) on delete cascade
);

create table expenses (
  org_id uuid not null references organisations (id),
  id uuid not null,
  expense_number text not null,
  employee_id text not null,
  status text not null default 'pending' check (status in ('pending', 'approved', 'rejected')),
  rejection_reason text,
  expense_type text not null,
  expense_date date not null,
  description text not null,
  total_paise bigint not null check (total_paise >= 0),
  gstin text,
  place text,
  created_at timestamptz not null,
  decided_at timestamptz,
  primary key (org_id, id),
  unique (org_id, expense_number),
  check ((status = 'rejected') = (rejection_reason is not null)),
  check ((status = 'pending') = (decided_at is null)),
  foreign key (org_id, employee_id) references people (org_id, employee_id)
);
create index expenses_own_idx on expenses (org_id, employee_id, id desc);
create index expenses_pending_idx on expenses (org_id, employee_id, id) where status = 'pending';

create table receipts (
  org_id uuid not null references organisations (id),
  id uuid not null,
  -- A person, not an employee: someone without an employee record can upload a receipt but not claim it.
  person_id uuid not null,
  -- Set once, when the receipt is claimed.
  expense_id uuid,
  position smallint,
  conversation_id uuid,
  file_hash text not null,
  file_name text not null,
  media_type text not null check (media_type in ('image/jpeg', 'image/png', 'application/pdf')),
  byte_size integer not null check (byte_size > 0),
  merchant text,
  receipt_date date,
  total_paise bigint check (total_paise >= 0),
  currency text not null default 'INR',
  category text not null,
  gstin text,
  place text,
  description text,
  -- What the reader returned, with confidence and places on the image.
  reading jsonb not null,
  created_at timestamptz not null,
  primary key (org_id, id),
  foreign key (org_id, person_id) references people (org_id, id),
  foreign key (org_id, expense_id) references expenses (org_id, id),
  foreign key (org_id, conversation_id) references conversations (org_id, id) on delete set null (conversation_id)
);
create index receipts_file_idx on receipts (org_id, file_hash);
create index receipts_expense_idx on receipts (org_id, expense_id, position);
create index receipts_conversation_idx on receipts (org_id, conversation_id, id);

create table decisions (
  org_id uuid not null references organisations (id),
  id uuid not null,
  request_kind text not null check (request_kind in ('trip', 'expense')),
  request_id uuid not null,
  decided_by uuid not null,
  verdict text not null check (verdict in ('approved', 'rejected')),
  reason text,
  decided_at timestamptz not null,
  primary key (org_id, id),
  unique (org_id, request_kind, request_id),
  foreign key (org_id, decided_by) references people (org_id, id)
);

create table audit_log (
  org_id uuid not null references organisations (id),
  id uuid not null,
  -- Null for what the system did by itself.
  actor_id uuid,
  action text not null,
  record_kind text not null,
  record_id uuid,
  detail jsonb not null default '{}',
  at timestamptz not null,
  primary key (org_id, id),
  foreign key (org_id, actor_id) references people (org_id, id)
);
create index audit_log_record_idx on audit_log (org_id, record_kind, record_id, id);

-- History is added to, never rewritten.
create function refuse_audit_change() returns trigger language plpgsql as $$
begin
  raise exception 'the audit log is append-only';
end
$$;
create trigger audit_log_append_only before update or delete on audit_log
  for each row execute function refuse_audit_change();

create table outbox_mails (
  org_id uuid not null references organisations (id),
  id uuid not null,
  to_address text not null,
  to_name text not null,
  subject text not null,
  body text not null,
  record_kind text,
  record_id uuid,
  -- 'kept': no mail server is configured, so the mail stays here for an administrator to read.
  status text not null default 'queued' check (status in ('queued', 'sent', 'kept', 'failed')),
  attempts smallint not null default 0,
  next_attempt_at timestamptz not null,
  last_error text,
  created_at timestamptz not null,
  sent_at timestamptz,
  primary key (org_id, id)
);
-- Does not begin with the organisation: the worker takes what has been due longest in any.
create index outbox_mails_due_idx on outbox_mails (next_attempt_at) where status = 'queued';
