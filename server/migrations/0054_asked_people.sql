-- Who was asked to decide finds it among the records, also when it is long decided.
create index approval_turns_person_idx on approval_turns (org_id, person_id);
create index approval_turns_role_idx on approval_turns (org_id, role);
