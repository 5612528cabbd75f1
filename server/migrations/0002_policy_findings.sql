-- What the policy of the day said about a request when it was made, for the approver and the auditor: a list, empty when
-- the request stayed within. Null for what was requested before the policy was asked.
alter table trips add column findings jsonb;
alter table expenses add column findings jsonb;
