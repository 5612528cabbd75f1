-- How many messages were given up is asked for every few seconds by whoever watches the product, beside many that were sent.
create index outbox_mails_failed_idx on outbox_mails (created_at) where status = 'failed';
create index webhook_messages_failed_idx on webhook_messages (created_at) where status = 'failed';
