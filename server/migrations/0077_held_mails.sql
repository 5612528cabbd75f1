-- Mails about a decision that is taken back are found by its request.
create index outbox_mails_record_idx on outbox_mails (org_id, record_id);
