-- Addresses of other programs that are told of what the audit trail tells.
create table webhook_endpoints (
  org_id uuid not null references organisations (id),
  id uuid not null,
  name text not null,
  -- Encrypted, as are the secrets by which messages are signed; the one before counts for a while.
  address text not null,
  secret text not null,
  old_secret text,
  old_secret_until timestamptz,
  events jsonb not null,
  active boolean not null default true,
  disabled_at timestamptz,
  -- Since when no message was taken; null after one was.
  failing_since timestamptz,
  -- Up to which entry of the audit trail its events are in the queue.
  position bigint not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (org_id, id)
);

-- Their messages wait in the queue of the channels.
alter table webhook_messages alter column service drop not null;
alter table webhook_messages add column endpoint_id uuid;
alter table webhook_messages add column answer int;
alter table webhook_messages add constraint webhook_messages_endpoint_fkey
  foreign key (org_id, endpoint_id) references webhook_endpoints (org_id, id) on delete cascade;
alter table webhook_messages add constraint webhook_messages_for_one check ((service is null) <> (endpoint_id is null));
create index webhook_messages_endpoint_idx on webhook_messages (org_id, endpoint_id, id desc)
  where endpoint_id is not null;
