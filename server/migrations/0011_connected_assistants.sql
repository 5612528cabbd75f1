-- A program that asked to be connected to the accounts of people (RFC 7591). No organisation: it asks before anybody has
-- signed in. It holds no secret, so that nothing of it has to be hidden.
create table oauth_clients (
  id uuid primary key,
  -- As it calls itself; nobody has checked it.
  name text not null,
  -- A list of addresses, one of which gets the code.
  redirect_uris jsonb not null,
  created_at timestamptz not null,
  -- When somebody was last connected by it; null for one that nobody ever used.
  connected_at timestamptz
);
create index oauth_clients_created_idx on oauth_clients (created_at);

-- A person's leave for one program to act for them, within scopes. It begins as a code of a minute and stands once the
-- program has exchanged that.
create table connections (
  org_id uuid not null references organisations (id),
  id uuid not null,
  person_id uuid not null,
  client_id uuid not null references oauth_clients (id),
  scopes jsonb not null,
  -- The address that its tokens are for, and no other.
  resource text not null,
  -- Only the SHA-256 of the code is kept. Its key does not begin with the organisation, which is known only from the code.
  code_hash bytea not null unique,
  code_challenge text not null,
  redirect_uri text not null,
  code_expires_at timestamptz not null,
  created_at timestamptz not null,
  connected_at timestamptz,
  last_used_at timestamptz,
  expires_at timestamptz not null,
  primary key (org_id, id),
  foreign key (org_id, person_id) references people (org_id, id)
);
create index connections_person_idx on connections (org_id, person_id);
create index connections_client_idx on connections (client_id);
create index connections_expiry_idx on connections (expires_at);

-- Only the SHA-256 of a token is kept. Its key does not begin with the organisation, which is known only from the token.
create table connection_tokens (
  token_hash bytea primary key,
  org_id uuid not null,
  connection_id uuid not null,
  kind text not null check (kind in ('access', 'refresh')),
  expires_at timestamptz not null,
  -- A refresh token is exchanged once; coming back it was stolen, and the connection ends.
  used_at timestamptz,
  foreign key (org_id, connection_id) references connections (org_id, id) on delete cascade
);
create index connection_tokens_connection_idx on connection_tokens (org_id, connection_id);
create index connection_tokens_expiry_idx on connection_tokens (expires_at);

-- A trip that a connected assistant has put together and shown; it is sent by its id with the digest of what was shown.
create table shown_trip_drafts (
  org_id uuid not null references organisations (id),
  id uuid not null,
  person_id uuid not null,
  draft jsonb not null,
  created_at timestamptz not null,
  primary key (org_id, id),
  foreign key (org_id, person_id) references people (org_id, id)
);
create index shown_trip_drafts_created_idx on shown_trip_drafts (created_at);

-- What somebody let an assistant do, they let it do with the rights and the password of that day, as with a session.
create or replace function end_sessions_of_changed_person() returns trigger language plpgsql as $$
begin
  delete from sessions where org_id = new.org_id and person_id = new.id;
  delete from connections where org_id = new.org_id and person_id = new.id;
  return null;
end
$$;
