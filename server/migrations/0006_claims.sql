-- Several receipts of one file count from 0. The hash of the picture is a difference hash of 64 bits of the receipt's first
-- page, upright, in hexadecimal.
alter table receipts
  add column part smallint not null default 0 check (part >= 0),
  add column image_hash text check (image_hash ~ '^[0-9a-f]{16}$'),
  add column invoice_number text,
  add column recipient_gstin text,
  add column address text,
  add column taxable_paise bigint check (taxable_paise >= 0),
  add column cgst_paise bigint check (cgst_paise >= 0),
  add column sgst_paise bigint check (sgst_paise >= 0),
  add column igst_paise bigint check (igst_paise >= 0),
  add column payment_means text check (payment_means in ('cash', 'card', 'upi', 'wallet', 'bank')),
  -- The columns that a person has set or confirmed; what was read stays in `reading`.
  add column checked jsonb not null default '[]',
  -- What the tax rules and the search for duplicates said when the receipt was claimed.
  add column tax_credit jsonb,
  add column duplicates jsonb,
  -- An invoice number is unique for its supplier and financial year (rule 46 of the CGST Rules), which begins in April.
  add column invoice_key text generated always as (
    gstin || ' ' || nullif(regexp_replace(upper(invoice_number), '[^A-Z0-9]+', '', 'g'), '')
    || ' ' || extract(year from receipt_date - interval '3 months')::int::text
  ) stored,
  -- A merchant by its name without marks and form of company, with the day and the total.
  add column purchase_key text generated always as (
    nullif(
      regexp_replace(
        regexp_replace(lower(merchant), '[[:space:][:punct:]]+', ' ', 'g'),
        '( (private|pvt|limited|ltd|llp))+ *$| +', '', 'g'
      ),
      ''
    )
    || ' ' || (receipt_date - date '2000-01-01')::text || ' ' || total_paise::text || ' ' || currency
  ) stored;

-- What may be a duplicate of a receipt. Two hashes of pictures that differ in few bits agree in a quarter of them.
create index receipts_invoice_idx on receipts (org_id, invoice_key) where invoice_key is not null;
create index receipts_purchase_idx on receipts (org_id, purchase_key) where purchase_key is not null;
create index receipts_image_1_idx on receipts (org_id, substr(image_hash, 1, 4)) where image_hash is not null;
create index receipts_image_2_idx on receipts (org_id, substr(image_hash, 5, 4)) where image_hash is not null;
create index receipts_image_3_idx on receipts (org_id, substr(image_hash, 9, 4)) where image_hash is not null;
create index receipts_image_4_idx on receipts (org_id, substr(image_hash, 13, 4)) where image_hash is not null;

-- What a person said of a possible duplicate. `against` stands for the other receipt without naming it.
create table duplicate_resolutions (
  org_id uuid not null references organisations (id),
  receipt_id uuid not null,
  against text not null,
  resolution text not null check (resolution in ('keep', 'different')),
  person_id uuid not null,
  at timestamptz not null,
  primary key (org_id, receipt_id, against),
  foreign key (org_id, receipt_id) references receipts (org_id, id) on delete cascade,
  foreign key (org_id, person_id) references people (org_id, id)
);

alter table expenses
  -- The trip that the spending belongs to.
  add column trip_id uuid,
  add foreign key (org_id, trip_id) references trips (org_id, id);
create index expenses_trip_idx on expenses (org_id, trip_id) where trip_id is not null;

-- How the receipts of a conversation are to be claimed, where the person has chosen; absent: as one, with the trip that fits.
create table claim_drafts (
  org_id uuid not null references organisations (id),
  conversation_id uuid not null,
  claim_as text not null default 'one' check (claim_as in ('one', 'each')),
  trip_choice text not null default 'auto' check (trip_choice in ('auto', 'none', 'chosen')),
  trip_id uuid,
  primary key (org_id, conversation_id),
  check ((trip_choice = 'chosen') = (trip_id is not null)),
  foreign key (org_id, conversation_id) references conversations (org_id, id) on delete cascade,
  foreign key (org_id, trip_id) references trips (org_id, id)
);

-- What is made when a mail leaves and goes with it: a list of {kind, number}.
alter table outbox_mails add column attachments jsonb not null default '[]';
