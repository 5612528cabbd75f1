-- What whoever decides on a request asks its owner before deciding, and what the owner answers.
create table request_comments (
  org_id uuid not null references organisations (id),
  id uuid not null,
  request_kind text not null check (request_kind in ('trip', 'expense')),
  request_id uuid not null,
  -- Of the request, when it was written.
  version integer not null check (version > 0),
  kind text not null check (kind in ('question', 'answer')),
  author_id uuid not null,
  text text not null check (char_length(text) between 1 and 2000),
  asked_at timestamptz not null,
  primary key (org_id, id),
  foreign key (org_id, author_id) references people (org_id, id)
);
create index request_comments_request_idx on request_comments (org_id, request_id, id);
create index request_comments_author_idx on request_comments (org_id, author_id);
