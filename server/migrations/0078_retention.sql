-- Data that has served its time is deleted by a job that says what it did. The audit chain is cut at a signed checkpoint, from
-- which it is verified on. See docs/decisions/0010-retention.md.

-- Up to which entry an organisation's chain was cut; the signature is of all of it.
create table audit_checkpoints (
  org_id uuid primary key references organisations (id),
  seq bigint not null,
  hash bytea not null,
  -- Entries from before this day are gone.
  before date not null,
  made_at timestamptz not null,
  -- Of the public key, so that a wrong key can be told from a wrong signature.
  key text not null,
  signature bytea not null
);

-- What a run deleted, by kind; runs that found nothing to delete leave no row.
create table retention_runs (
  org_id uuid not null references organisations (id),
  id uuid not null,
  started_at timestamptz not null,
  -- Who asked for it; null where the schedule did.
  asked_by uuid,
  removed jsonb not null,
  -- Whether nothing was left to delete at its end.
  complete boolean not null,
  fault text,
  primary key (org_id, id),
  foreign key (org_id, asked_by) references people (org_id, id)
);

-- Nothing changes but what is said of people, for a transaction that erases it; nothing goes but what a checkpoint stands for.
create or replace function refuse_audit_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and current_setting('pravas.audit_erasure', true) = 'on'
    and (new.org_id, new.id, new.actor_id, new.action, new.record_kind, new.record_id, new.at, new.channel)
      is not distinct from
      (old.org_id, old.id, old.actor_id, old.action, old.record_kind, old.record_id, old.at, old.channel)
  then
    return new;
  end if;
  if tg_op = 'DELETE' and current_setting('pravas.audit_retention', true) = 'on'
    and exists (
      select from audit_seals as seal
      join audit_checkpoints as checkpoint on checkpoint.org_id = seal.org_id and checkpoint.seq >= seal.seq
      where seal.org_id = old.org_id and seal.entry_id = old.id
    )
  then
    return old;
  end if;
  raise exception 'the audit log is append-only';
end
$$;
