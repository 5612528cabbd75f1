-- The files of the storage by the hash of their content, of all organisations together, as they are stored: once.
create table stored_files (
  hash text primary key,
  byte_size integer not null check (byte_size >= 0),
  -- Since when nothing names it; null while something does, or soon will.
  unneeded_since timestamptz
);
create index stored_files_unneeded_idx on stored_files (unneeded_since) where unneeded_since is not null;

-- Who brought a file and when last. It counts towards that person's quota until it is deleted.
create table file_uploads (
  org_id uuid not null references organisations (id),
  person_id uuid not null,
  hash text not null references stored_files (hash) on delete cascade,
  at timestamptz not null,
  primary key (org_id, person_id, hash),
  foreign key (org_id, person_id) references people (org_id, id)
);
create index file_uploads_hash_idx on file_uploads (hash);

-- What names a file is asked across organisations.
create index receipts_hash_idx on receipts (file_hash);

insert into stored_files (hash, byte_size) select file_hash, max(byte_size) from receipts group by file_hash;
insert into file_uploads (org_id, person_id, hash, at)
  select org_id, person_id, file_hash, max(created_at) from receipts group by org_id, person_id, file_hash;
