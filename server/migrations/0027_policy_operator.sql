-- An operator at the server, who is no person of the organisation, may import a policy as well.
alter table policy_drafts alter column updated_by drop not null;
