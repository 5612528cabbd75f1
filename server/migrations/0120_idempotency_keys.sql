-- Calls that were sent with a key of the caller's, so that the same call sent again is not carried out again.
create table idempotency_keys (
  org_id uuid not null references organisations (id),
  -- Whose key it is: a service token's, or else the person's.
  caller_id uuid not null,
  key text not null,
  person_id uuid not null,
  -- A keyed hash of what was sent.
  fingerprint bytea not null,
  -- Who works on it, and until when nobody else may.
  claim_id uuid not null,
  held_until timestamptz not null,
  -- Set by the transaction that changed something.
  carried_out boolean not null default false,
  -- The answer, encrypted, once there is one.
  status int,
  content_type text,
  answer text,
  expires_at timestamptz not null,
  primary key (org_id, caller_id, key),
  foreign key (org_id, person_id) references people (org_id, id)
);
create index idempotency_keys_person_idx on idempotency_keys (org_id, person_id);
create index idempotency_keys_expires_idx on idempotency_keys (expires_at);
