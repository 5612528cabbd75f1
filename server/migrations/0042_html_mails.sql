-- A mail as HTML, beside its text; null of one that was written before, which leaves as text alone.
alter table outbox_mails add column html text;
