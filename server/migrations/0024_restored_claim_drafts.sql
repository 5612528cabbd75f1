-- An upload brings a deleted draft back without the receipts that were deleted with it. When that was is kept, so that they
-- can still be restored.
alter table claim_drafts add column last_deleted_at timestamptz;
update claim_drafts set last_deleted_at = deleted_at where deleted_at is not null;
