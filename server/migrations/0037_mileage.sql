-- A journey by an own vehicle is a receipt that the product itself writes: this says of what. Distances are metres, money is paise.
alter table receipts add column mileage jsonb check (
  mileage is null
  or (
    (mileage ->> 'metres')::int > 0 and (mileage ->> 'ratePaise')::int >= 0 and receipt_date is not null
    and total_paise is not null and currency = 'INR'
  )
);
-- The same person, day and places; letters and digits alone count.
alter table receipts add column journey_key text generated always as (
  person_id::text || ' ' || (receipt_date - date '2000-01-01')::text
  || ' ' || regexp_replace(lower(mileage ->> 'from'), '[[:space:][:punct:]]+', '', 'g')
  || ' ' || regexp_replace(lower(mileage ->> 'to'), '[[:space:][:punct:]]+', '', 'g')
) stored;
create index receipts_journey_idx on receipts (org_id, journey_key) where journey_key is not null;
