-- What is printed on the console of an empty installation, hashed; whoever has it may set the installation up.
create table set_up_codes (
  code_hash bytea primary key,
  expires_at timestamptz not null
);

-- Whether administrators are shown what is left to do after the set-up.
alter table organisations add column checklist_open boolean not null default false;
