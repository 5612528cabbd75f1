-- Money is integer paise. Ids are UUIDv7 made by the application. Every owned row names its organisation first.

create table organisations (
  id uuid primary key,
  name text not null,
  created_at timestamptz not null default now()
);

create table people (
  id uuid primary key,
  org_id uuid not null references organisations (id),
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
  unique (org_id, employee_id)
);
create unique index people_email_key on people (lower(email));
create index people_manager_idx on people (org_id, manager_employee_id);

create table sessions (
  id uuid primary key,
  org_id uuid not null references organisations (id),
  person_id uuid not null references people (id),
  -- Only the SHA-256 of the 32-byte token is kept; the token itself is in the cookie alone.
  token_hash bytea not null unique,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index sessions_person_idx on sessions (person_id);

create table number_counters (
  org_id uuid not null references organisations (id),
  kind text not null check (kind in ('TRP', 'EXP')),
  year smallint not null,
  last integer not null,
  primary key (org_id, kind, year)
);

create table conversations (
  id uuid primary key,
  org_id uuid not null references organisations (id),
  person_id uuid not null references people (id),
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
  unique (org_id, person_id, assistant, session_id)
);
create index conversations_recent_idx on conversations (org_id, person_id, assistant, last_activity desc);

create table messages (
  id uuid primary key,
  org_id uuid not null references organisations (id),
  conversation_id uuid not null references conversations (id) on delete cascade,
  sender text not null check (sender in ('User', 'Assistant')),
  message text not null,
  created_at timestamptz not null
);
-- UUIDv7 ids grow with time, so their order is the order of the conversation.
create index messages_conversation_idx on messages (conversation_id, id);

-- A finished turn, kept so that the same turn asked again (after a lost connection) gets the same answer and acts once.
create table turns (
  conversation_id uuid not null references conversations (id) on delete cascade,
  turn_id text not null,
  result jsonb not null,
  created_at timestamptz not null,
  primary key (conversation_id, turn_id)
);

create table trips (
  id uuid primary key,
  org_id uuid not null references organisations (id),
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
  trip_id uuid not null references trips (id) on delete cascade,
  org_id uuid not null references organisations (id),
  kind text not null check (kind in ('flight', 'return_flight', 'hotel')),
  -- As the traveller reads it, such as 'IndiGo 6E 2046' or the hotel's name.
  title text not null,
  price_paise bigint not null check (price_paise >= 0),
  -- The fare or the stay as it stood when it was chosen, for the approver and the auditor.
  details jsonb not null,
  primary key (trip_id, kind)
);

create table expenses (
  id uuid primary key,
  org_id uuid not null references organisations (id),
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
  unique (org_id, expense_number),
  check ((status = 'rejected') = (rejection_reason is not null)),
  check ((status = 'pending') = (decided_at is null)),
  foreign key (org_id, employee_id) references people (org_id, employee_id)
);
create index expenses_own_idx on expenses (org_id, employee_id, id desc);
create index expenses_pending_idx on expenses (org_id, employee_id, id) where status = 'pending';

create table receipts (
  id uuid primary key,
  org_id uuid not null references organisations (id),
  person_id uuid not null references people (id),
  -- Set once, when the receipt is claimed.
  expense_id uuid references expenses (id),
  position smallint,
  conversation_id uuid references conversations (id) on delete set null,
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
  created_at timestamptz not null
);
create index receipts_expense_idx on receipts (expense_id, position);
create index receipts_conversation_idx on receipts (conversation_id, id);

create table decisions (
  id uuid primary key,
  org_id uuid not null references organisations (id),
  request_kind text not null check (request_kind in ('trip', 'expense')),
  request_id uuid not null,
  decided_by uuid not null references people (id),
  verdict text not null check (verdict in ('approved', 'rejected')),
  reason text,
  decided_at timestamptz not null,
  unique (request_kind, request_id)
);

create table audit_log (
  id uuid primary key,
  org_id uuid not null references organisations (id),
  -- Null for what the system did by itself.
  actor_id uuid references people (id),
  action text not null,
  record_kind text not null,
  record_id uuid,
  detail jsonb not null default '{}',
  at timestamptz not null
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
  id uuid primary key,
  org_id uuid not null references organisations (id),
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
  sent_at timestamptz
);
create index outbox_mails_due_idx on outbox_mails (next_attempt_at) where status = 'queued';
create index outbox_mails_recent_idx on outbox_mails (org_id, id desc);
