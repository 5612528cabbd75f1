-- Every entry of the audit trail is sealed when its transaction commits: it gets the next number of its organisation's chain
-- and a hash of itself and of the entry before it. See docs/decisions/0008-audit-chain.md.

-- From where a change came: how ('page', 'chat', 'job' and so on; null before this migration), and the address and the
-- program of whoever asked.
alter table audit_log add column channel text;
alter table audit_log add column address text;
alter table audit_log add column agent text;
-- What was said of people stands outside the hashed row, by the digest of it and of this, so that it can be erased.
alter table audit_log add column salt uuid not null default gen_random_uuid();

create table audit_seals (
  org_id uuid not null references organisations (id),
  -- 1, 2, 3 and so on in each organisation.
  seq bigint not null,
  -- No reference, so that a seal outlives an entry that somebody removes, and shows it.
  entry_id uuid not null,
  values_digest bytea not null,
  hash bytea not null,
  primary key (org_id, seq),
  unique (org_id, entry_id)
);

-- The last seal of each organisation's chain. Locked by whoever seals, at the very end of their transaction.
create table audit_heads (
  org_id uuid primary key references organisations (id),
  seq bigint not null,
  hash bytea not null
);

-- What is hashed is the text of a JSON list of texts and nulls, as any language writes it.
create function audit_values_digest(entry audit_log) returns bytea language sql stable as $$
  select sha256(convert_to(array_to_json(array[
    entry.salt::text, entry.detail::text, entry.address, entry.agent
  ])::text, 'UTF8'))
$$;

create function audit_genesis(org_id uuid) returns bytea language sql stable as $$
  select sha256(convert_to(array_to_json(array['pravas audit chain 1', org_id::text])::text, 'UTF8'))
$$;

create function audit_hash(previous bytea, number bigint, entry audit_log, values_digest bytea) returns bytea
language sql stable as $$
  select sha256(previous || convert_to(array_to_json(array[
    number::text, entry.org_id::text, entry.id::text, entry.actor_id::text, entry.action, entry.record_kind,
    entry.record_id::text, (extract(epoch from entry.at) * 1000000)::bigint::text, entry.channel,
    encode(values_digest, 'hex')
  ])::text, 'UTF8'))
$$;

-- Seals the entries of a transaction when it commits, all of them by the first one's trigger.
create function seal_audit_entry() returns trigger language plpgsql as $$
declare
  head audit_heads;
  entry audit_log;
  digest bytea;
begin
  if exists (select from audit_seals where org_id = new.org_id and entry_id = new.id) then
    return null;
  end if;
  select * into head from audit_heads where org_id = new.org_id for update;
  if not found then
    insert into audit_heads (org_id, seq, hash) values (new.org_id, 0, audit_genesis(new.org_id)) on conflict do nothing;
    select * into head from audit_heads where org_id = new.org_id for update;
  end if;
  for entry in
    select * from audit_log
    where org_id = new.org_id and id >= new.id
      and not exists (select from audit_seals where audit_seals.org_id = audit_log.org_id and entry_id = audit_log.id)
    order by id
  loop
    digest := audit_values_digest(entry);
    head.seq := head.seq + 1;
    head.hash := audit_hash(head.hash, head.seq, entry, digest);
    insert into audit_seals (org_id, seq, entry_id, values_digest, hash)
      values (entry.org_id, head.seq, entry.id, digest, head.hash);
  end loop;
  update audit_heads set seq = head.seq, hash = head.hash where org_id = head.org_id;
  return null;
end
$$;

-- What is on record already, in the order of its making.
create function pg_temp.audit_next(previous bytea, number bigint, entry audit_log, digest bytea) returns bytea
language sql stable as $$
  select audit_hash(coalesce(previous, audit_genesis(entry.org_id)), number, entry, digest)
$$;
create aggregate pg_temp.audit_chain(bigint, audit_log, bytea) (sfunc = pg_temp.audit_next, stype = bytea);
insert into audit_seals (org_id, seq, entry_id, values_digest, hash)
select org_id, seq, id, digest, pg_temp.audit_chain(seq, entry, digest) over (partition by org_id order by seq)
from (
  select org_id, id, audit_log as entry, audit_values_digest(audit_log) as digest,
    row_number() over (partition by org_id order by id) as seq
  from audit_log
) as numbered;
drop aggregate pg_temp.audit_chain(bigint, audit_log, bytea);
drop function pg_temp.audit_next(bytea, bigint, audit_log, bytea);
insert into audit_heads (org_id, seq, hash)
select distinct on (org_id) org_id, seq, hash from audit_seals order by org_id, seq desc;

create constraint trigger audit_log_sealed after insert on audit_log deferrable initially deferred
  for each row execute function seal_audit_entry();

-- Nothing changes but what is said of people, for a transaction that erases it.
create or replace function refuse_audit_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and current_setting('pravas.audit_erasure', true) = 'on'
    and (new.org_id, new.id, new.actor_id, new.action, new.record_kind, new.record_id, new.at, new.channel)
      is not distinct from
      (old.org_id, old.id, old.actor_id, old.action, old.record_kind, old.record_id, old.at, old.channel)
  then
    return new;
  end if;
  raise exception 'the audit log is append-only';
end
$$;
