-- How many nights the bill of a hotel is for, by which the policy's limit for a night is applied.
alter table receipts add column nights integer check (nights between 1 and 366);
