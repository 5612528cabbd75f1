-- People are reminded of an advance that is overdue.
alter table reminders
  drop constraint reminders_kind_check,
  drop constraint reminders_subject_kind_check,
  add constraint reminders_kind_check check (kind in (
    'fare_rose', 'decision_waiting', 'receipts_missing', 'own_request_waiting', 'advance_overdue')),
  add constraint reminders_subject_kind_check check (subject_kind in ('trip', 'expense', 'draft', 'advance'));
