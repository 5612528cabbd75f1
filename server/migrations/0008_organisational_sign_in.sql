-- Who somebody is at the organisation's identity provider: its tenant, and the id that never changes there. An address
-- may be given to somebody else one day, so that people are never found by it once they are known by these.
alter table people add column provider_tenant text;
alter table people add column provider_object_id text;
alter table people add constraint people_provider_check
  check ((provider_tenant is null) = (provider_object_id is null));
-- Does not begin with the organisation: a sign-in names the tenant and the id, and the organisation follows from them.
create unique index people_provider_key on people (provider_tenant, provider_object_id);

-- Since when somebody may not sign in; null while they may. Kept in step with `active`.
alter table people add column deactivated_at timestamptz;
update people set deactivated_at = now() where not active;

-- One sign-in at the identity provider that was begun here: the SHA-256 of the nonce that its token must carry, and of
-- the cookie of the browser that began it. Taken away by its one use. No organisation: nobody knows yet whose it is.
create table sign_on_nonces (
  nonce_hash bytea primary key,
  browser_hash bytea not null,
  expires_at timestamptz not null
);
create index sign_on_nonces_expiry_idx on sign_on_nonces (expires_at);
