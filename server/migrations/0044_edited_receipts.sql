-- Which fields of a receipt its claimant typed or changed, as it was claimed: lists tell it without reading what was read.
alter table receipts add column edited jsonb check (jsonb_typeof(edited) = 'array');
