import { deleted, kept, nobodys, own, type TableRule } from './column-rules.ts'

/** People, how they come in, and what they have told of themselves. */
export const PEOPLE_TABLES = {
  // The row of an erased person says nothing of them, and stays as long as a record leads to it.
  people: {
    ...kept('profile', { person: 'id' }, 'records', {
      key: 'id',
      // Under this number the books know whose a claim was.
      evidence: 'employee_id',
      identity:
        'name email phone username profile_image provider_tenant provider_object_id directory_id manager_employee_id department designation location office grade cost_centre',
      fact: 'active created_at deactivated_at directory_removed_at erasure_requested_at roles reports',
      secret: 'password_hash',
      inner: 'org_id is_admin is_super_admin is_demo device_generation version erased_at erasure_number',
    }),
    keptFor: null,
  },
  person_roles: deleted('profile', own, { inner: 'org_id', key: 'person_id', fact: 'role' }),
  travel_preferences: deleted('profile', own, {
    inner: 'org_id',
    key: 'person_id',
    fact: 'seat meal updated_at',
    identity: 'phone',
    words: 'note',
  }),
  sessions: deleted('account', own, {
    inner: 'org_id',
    key: 'id person_id',
    secret: 'token_hash',
    fact: 'created_at expires_at last_active_at',
    identity: 'device',
  }),
  password_resets: deleted('account', own, {
    inner: 'org_id',
    key: 'id person_id',
    secret: 'token_hash',
    fact: 'created_at expires_at used_at',
  }),
  sign_ups: deleted(
    'account',
    { address: 'email' },
    {
      inner: 'org_id',
      key: 'id',
      identity: 'email name',
      secret: 'password_hash token_hash',
      fact: 'created_at expires_at',
    },
  ),
  sign_on_conflicts: deleted('account', own, {
    inner: 'org_id',
    key: 'id person_id',
    identity: 'provider_tenant provider_object_id name email',
    fact: 'noted_at',
  }),
  connections: deleted('account', own, {
    inner: 'org_id code_challenge',
    key: 'id person_id client_id',
    fact: 'scopes resource redirect_uri code_expires_at created_at connected_at last_used_at expires_at',
    secret: 'code_hash',
  }),
  connection_tokens: deleted(
    'account',
    { column: 'connection_id', of: 'connections' },
    { inner: 'org_id', key: 'connection_id', secret: 'token_hash', fact: 'kind expires_at used_at' },
  ),
  service_tokens: deleted('account', own, {
    inner: 'org_id',
    key: 'id person_id',
    words: 'name',
    secret: 'token_hash',
    fact: 'scopes created_at expires_at last_used_at',
  }),
  idempotency_keys: deleted('account', own, {
    inner: 'org_id claim_id held_until carried_out status content_type',
    key: 'caller_id person_id',
    secret: 'fingerprint answer',
    fact: 'key expires_at',
  }),
  calendar_feeds: deleted('account', own, {
    inner: 'org_id',
    key: 'id person_id',
    words: 'name',
    secret: 'token_hash',
    fact: 'created_at last_read_at',
  }),
  // The address is shown to its owner alone; it dies with the row.
  receipt_addresses: deleted('account', own, {
    inner: 'org_id',
    key: 'person_id',
    identity: 'key',
    fact: 'created_at',
  }),
  receipt_mails: deleted('account', own, {
    inner: 'org_id fingerprint held_until attempts',
    key: 'id person_id draft_id',
    fact: 'received_at outcome receipts',
  }),
  assistant_choices: deleted('account', own, { inner: 'org_id', key: 'person_id', fact: 'keep_local changed_at' }),
  notification_settings: deleted('account', own, { inner: 'org_id', key: 'person_id', fact: 'kind channel is_on' }),
  file_uploads: deleted('account', own, { inner: 'org_id', key: 'person_id', fact: 'hash at' }),
  bank_details: deleted('bank', own, {
    inner: 'org_id',
    key: 'person_id',
    sealed: 'sealed',
    fact: 'entered_at is_first',
  }),
  model_usage: kept('usage', own, 'usage', {
    inner: 'org_id',
    key: 'person_id',
    fact: 'day calls input_tokens output_tokens cost_micros',
  }),
  // By hashes of what was tried, which count for hours.
  attempts: nobodys({ inner: 'key count next_at last_at' }),
  sign_on_nonces: nobodys({ inner: 'nonce_hash browser_hash expires_at' }),
  set_up_codes: nobodys({ inner: 'code_hash expires_at' }),
  oauth_clients: nobodys({ organisation: 'id name redirect_uris created_at connected_at' }),
} satisfies Record<string, TableRule>
