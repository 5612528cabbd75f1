-- Since the drafts have tables of their own nothing reads these; the constraints and indexes on them go as well.
alter table receipts drop column conversation_id, drop column removed_from;
alter table conversations drop column receipts_numbered;
alter table claim_drafts drop column conversation_id;
drop table shown_trip_drafts;
