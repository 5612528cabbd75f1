import { deleted, kept, nobodys, own, type TableRule } from './column-rules.ts'

/** What people say to the assistants and are told, the audit trail, and what the organisation says of itself. */
export const OTHER_TABLES = {
  conversations: deleted('conversations', own, {
    inner: 'org_id session_id',
    key: 'id person_id claim_draft_id trip_draft_id',
    words: 'chat_name destination state state_before',
    fact: 'assistant chat_name_given category expense_type last_activity fresh_since created_at',
  }),
  messages: deleted(
    'conversations',
    { column: 'conversation_id', of: 'conversations' },
    { inner: 'org_id', key: 'id conversation_id', fact: 'sender created_at', words: 'message' },
  ),
  turns: deleted(
    'conversations',
    { column: 'conversation_id', of: 'conversations' },
    { inner: 'org_id', key: 'conversation_id turn_id', fact: 'created_at', words: 'result' },
  ),
  inbox_events: deleted('notifications', own, {
    inner: 'org_id',
    key: 'id person_id subject_id',
    fact: 'kind subject_kind number created_at visible_from read_at announced_at',
    words: 'actor_name detail',
  }),
  reminders: deleted('notifications', own, {
    inner: 'org_id',
    key: 'id person_id subject_id',
    fact: 'kind subject_kind created_at read_at announced_at put_off_until dismissed_at',
    words: 'detail',
  }),
  outbox_mails: deleted(
    'mails',
    { address: 'to_address' },
    {
      inner: 'org_id attempts next_attempt_at attachments',
      key: 'id record_id',
      identity: 'to_address to_name',
      // The links in it open something.
      words: 'subject body html last_error',
      fact: 'record_kind status created_at sent_at',
    },
  ),
  audit_log: kept('audit', { any: [{ person: 'actor_id' }, { person: 'record_id' }] }, 'audit', {
    inner: 'org_id salt',
    key: 'id record_id',
    fact: 'action record_kind at channel',
    words: 'detail',
    identity: 'address agent',
    actor: 'actor_id',
  }),
  audit_seals: nobodys({ inner: 'org_id seq entry_id values_digest hash' }),
  audit_heads: nobodys({ inner: 'org_id seq hash' }),
  audit_checkpoints: nobodys({ inner: 'org_id seq hash before made_at key signature' }),
  retention_runs: nobodys({ organisation: 'org_id id started_at removed complete fault', actor: 'asked_by' }),
  webhooks: nobodys({ organisation: 'org_id service address events updated_at' }),
  webhook_endpoints: nobodys({
    organisation: 'org_id id name address events active disabled_at failing_since created_at updated_at',
    inner: 'position',
    secret: 'secret old_secret old_secret_until',
  }),
  webhook_messages: nobodys({
    inner: 'org_id id service endpoint_id answer event subject_id status attempts next_attempt_at created_at sent_at',
    words: 'detail last_error',
  }),
  organisations: nobodys({ organisation: 'id name created_at checklist_open' }),
  organisation_settings: nobodys({ organisation: 'org_id version settings' }),
  structure_entries: nobodys({
    organisation: 'org_id id kind code name active starts_on ends_on state',
    actor: 'owner_employee_id',
  }),
  holidays: nobodys({ organisation: 'org_id id day name state' }),
  policy_versions: nobodys({ organisation: 'org_id id valid_from document why published_at', actor: 'published_by' }),
  policy_drafts: nobodys({ organisation: 'org_id version document updated_at', actor: 'updated_by' }),
  approval_flows: nobodys({ organisation: 'org_id escalate_after_days version' }),
  approval_steps: nobodys({
    organisation: 'org_id id position stage name conditions approver_role',
    actor: 'approver_id',
  }),
  number_counters: nobodys({ inner: 'org_id kind year last' }),
  stored_files: nobodys({ inner: 'hash byte_size unneeded_since' }),
  job_claims: nobodys({ inner: 'name until' }),
  kysely_migration: nobodys({ inner: 'name timestamp' }),
  kysely_migration_lock: nobodys({ inner: 'id is_locked' }),
  migration_checksums: nobodys({ inner: 'name checksum' }),
} satisfies Record<string, TableRule>
