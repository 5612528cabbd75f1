-- Mails that were never to leave still held links that let somebody in.
update outbox_mails set body = 'The text held a link for its reader alone and was removed.'
  where record_kind in ('password_reset', 'sign_up') and status <> 'queued';
