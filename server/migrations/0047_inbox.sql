-- What happened and concerns one person: one row for each whom it concerns.
create table inbox_events (
  org_id uuid not null references organisations (id),
  id uuid not null,
  person_id uuid not null,
  -- One of the kinds in contract/src/notifications.ts, which later versions add to.
  kind text not null,
  subject_kind text not null check (subject_kind in ('trip', 'expense', 'person')),
  subject_id uuid not null,
  number text,
  actor_name text not null,
  -- What its text needs beside these, such as the verdict.
  detail jsonb not null default '{}',
  created_at timestamptz not null,
  -- Nobody is told before, so that what can be taken back is told only once it stands.
  visible_from timestamptz not null,
  read_at timestamptz,
  -- When a browser was told to show it as a notification.
  announced_at timestamptz,
  primary key (org_id, id),
  foreign key (org_id, person_id) references people (org_id, id)
);
create index inbox_events_person_idx on inbox_events (org_id, person_id, visible_from desc, id desc);
create index inbox_events_unread_idx on inbox_events (org_id, person_id) where read_at is null;
create index inbox_events_subject_idx on inbox_events (org_id, subject_id);
create index inbox_events_visible_from_idx on inbox_events (visible_from);

-- What somebody switched on or off is now chosen for each channel.
alter table reminder_settings rename to notification_settings;
alter table notification_settings rename column name to kind;
alter table notification_settings drop constraint reminder_settings_pkey;
alter table notification_settings add column channel text not null default 'page' check (channel in ('page', 'mail', 'browser'));
alter table notification_settings alter column channel drop default;
update notification_settings set channel = 'mail' where kind = 'weekly_summary';
insert into notification_settings (org_id, person_id, kind, channel, is_on)
select org_id, person_id, reminder, 'browser', is_on
from notification_settings, unnest(array['fare_rose', 'decision_waiting', 'receipts_missing', 'own_request_waiting']) as reminder
where kind = 'browser';
delete from notification_settings where kind = 'browser';
-- Who switched these reminders off gets none by mail either.
insert into notification_settings (org_id, person_id, kind, channel, is_on)
select org_id, person_id, kind, 'mail', false
from notification_settings
where kind = 'decision_waiting' and channel = 'page' and not is_on;
alter table notification_settings add primary key (org_id, person_id, kind, channel);

-- Where an organisation's channels in other products are written to.
create table webhooks (
  org_id uuid not null references organisations (id),
  service text not null check (service in ('slack', 'teams')),
  -- A secret: whoever has it writes into the channel.
  address text not null,
  events jsonb not null,
  updated_at timestamptz not null,
  primary key (org_id, service)
);

-- What is to be written there, until it has been.
create table webhook_messages (
  org_id uuid not null,
  id uuid not null,
  service text not null,
  event text not null,
  subject_id uuid not null,
  -- What its text is made of.
  detail jsonb not null,
  status text not null default 'queued' check (status in ('queued', 'sent', 'failed')),
  attempts int not null default 0,
  next_attempt_at timestamptz not null,
  last_error text,
  created_at timestamptz not null,
  sent_at timestamptz,
  primary key (org_id, id),
  foreign key (org_id, service) references webhooks (org_id, service) on delete cascade
);
create index webhook_messages_due_idx on webhook_messages (next_attempt_at) where status = 'queued';
create index webhook_messages_service_idx on webhook_messages (org_id, service, created_at desc);
create index webhook_messages_subject_idx on webhook_messages (org_id, subject_id);
