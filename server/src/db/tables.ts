import type { StepConditions } from '@pravas/contract/approval-flow'
import type { GrantedRole } from '@pravas/contract/people'
import type { KeptFields } from '@pravas/contract/receipt-field-keys'
import type { DecidingRole } from '@pravas/contract/request-steps'
import type { RequestStatus, Verdict } from '@pravas/contract/requests'
import type { StructureKind } from '@pravas/contract/structure'
import type { WebhookService } from '@pravas/contract/webhooks'
import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely'
import type { MoneyKind } from '../money-kinds.ts'

/** The database as Kysely sees it: one interface a table of `server/migrations`, columns by their own names. */
export interface Tables {
  organisations: OrganisationsTable
  organisation_settings: OrganisationSettingsTable
  set_up_codes: SetUpCodesTable
  people: PeopleTable
  person_roles: PersonRolesTable
  structure_entries: StructureEntriesTable
  holidays: HolidaysTable
  sessions: SessionsTable
  password_resets: PasswordResetsTable
  decision_links: DecisionLinksTable
  request_comments: RequestCommentsTable
  sign_ups: SignUpsTable
  attempts: AttemptsTable
  sign_on_nonces: SignOnNoncesTable
  sign_on_conflicts: SignOnConflictsTable
  oauth_clients: OAuthClientsTable
  service_tokens: ServiceTokensTable
  idempotency_keys: IdempotencyKeysTable
  connections: ConnectionsTable
  connection_tokens: ConnectionTokensTable
  number_counters: NumberCountersTable
  conversations: ConversationsTable
  messages: MessagesTable
  turns: TurnsTable
  delegations: DelegationsTable
  approval_flows: ApprovalFlowsTable
  approval_steps: ApprovalStepsTable
  approval_turns: ApprovalTurnsTable
  trips: TripsTable
  trip_drafts: TripDraftsTable
  trip_segments: TripSegmentsTable
  expenses: ExpensesTable
  receipts: ReceiptsTable
  duplicate_resolutions: DuplicateResolutionsTable
  stored_files: StoredFilesTable
  file_uploads: FileUploadsTable
  claim_drafts: ClaimDraftsTable
  decisions: DecisionsTable
  refused_receipts: RefusedReceiptsTable
  audit_log: AuditLogTable
  audit_seals: AuditSealsTable
  audit_heads: AuditHeadsTable
  audit_checkpoints: AuditCheckpointsTable
  retention_runs: RetentionRunsTable
  outbox_mails: OutboxMailsTable
  model_usage: ModelUsageTable
  assistant_choices: AssistantChoicesTable
  reminders: RemindersTable
  notification_settings: NotificationSettingsTable
  inbox_events: InboxEventsTable
  webhooks: WebhooksTable
  webhook_messages: WebhookMessagesTable
  webhook_endpoints: WebhookEndpointsTable
  job_claims: JobClaimsTable
  policy_versions: PolicyVersionsTable
  policy_drafts: PolicyDraftsTable
  budgets: BudgetsTable
  claim_verifications: ClaimVerificationsTable
  claim_adjustments: ClaimAdjustmentsTable
  payment_batches: PaymentBatchesTable
  payment_lines: PaymentLinesTable
  payment_set_offs: PaymentSetOffsTable
  advances: AdvancesTable
  cards: CardsTable
  card_lines: CardLinesTable
  card_matches: CardMatchesTable
  closed_months: ClosedMonthsTable
  money_records: MoneyRecordsTable
  ledger_maps: LedgerMapsTable
  exports: ExportsTable
  export_vouchers: ExportVouchersTable
  bank_details: BankDetailsTable
  batch_accounts: BatchAccountsTable
  bank_templates: BankTemplatesTable
  bookings: BookingsTable
  booking_changes: BookingChangesTable
  booking_files: BookingFilesTable
  calendar_feeds: CalendarFeedsTable
  receipt_addresses: ReceiptAddressesTable
  receipt_mails: ReceiptMailsTable
  travel_preferences: TravelPreferencesTable
}

/** A JSON column: an object when read, its JSON text when written. */
type Json = JSONColumnType<Record<string, unknown>>
/** A JSON list that may be missing; its items' shape belongs to the feature that writes them. */
type JsonList = ColumnType<readonly unknown[] | null, string | null | undefined, string | null>
/** A JSON object that may be missing. */
type JsonOrNull = ColumnType<Record<string, unknown> | null, string | null | undefined, string | null>
/** A JSON list that is empty unless it is written. */
type JsonListOrEmpty = ColumnType<readonly unknown[], string | undefined, string>
/** A JSON list of texts. */
type JsonTexts = ColumnType<readonly string[], string, string>

interface OrganisationsTable {
  id: string
  name: string
  created_at: Generated<Date>
  checklist_open: Generated<boolean>
}

interface SetUpCodesTable {
  code_hash: Uint8Array
  expires_at: Date
}

interface OrganisationSettingsTable {
  org_id: string
  version: Generated<number>
  settings: Json
}

interface PeopleTable {
  org_id: string
  id: string
  employee_id: string | null
  email: string
  name: string
  password_hash: string | null
  manager_employee_id: string | null
  department: string | null
  designation: string | null
  phone: string | null
  location: string | null
  office: string | null
  username: string | null
  profile_image: string | null
  active: Generated<boolean>
  is_demo: Generated<boolean>
  created_at: Generated<Date>
  provider_tenant: string | null
  provider_object_id: string | null
  deactivated_at: Date | null
  directory_id: string | null
  directory_removed_at: Date | null
  device_generation: Generated<number>
  erasure_requested_at: Generated<Date | null>
  erased_at: Generated<Date | null>
  erasure_number: Generated<number | null>
  grade: Generated<string | null>
  cost_centre: Generated<string | null>
  version: Generated<number>
  /** Kept by the database with `person_roles`, in the order of their names. */
  roles: ColumnType<GrantedRole[], never, never>
  /** How many other active people report to them, as the database counts. */
  reports: ColumnType<number, never, never>
}

interface PersonRolesTable {
  org_id: string
  person_id: string
  role: GrantedRole
}

interface StructureEntriesTable {
  org_id: string
  id: string
  kind: StructureKind
  code: string
  name: string
  active: Generated<boolean>
  starts_on: string | null
  ends_on: string | null
  owner_employee_id: string | null
  state: string | null
}

interface HolidaysTable {
  org_id: string
  id: string
  day: string
  name: string
  state: string | null
}

interface SessionsTable {
  org_id: string
  id: string
  person_id: string
  token_hash: Uint8Array
  created_at: Date
  expires_at: Date
  last_active_at: Date
  device: string | null
}

interface DecisionLinksTable {
  org_id: string
  id: string
  person_id: string
  request_kind: 'trip' | 'expense'
  request_id: string
  version: number
  verdict: 'approved' | 'rejected'
  created_at: Date
  expires_at: Date
  used_at: Date | null
}

interface RequestCommentsTable {
  org_id: string
  id: string
  request_kind: 'trip' | 'expense'
  request_id: string
  version: number
  kind: 'question' | 'answer'
  author_id: string
  text: string
  asked_at: Date
}

interface PasswordResetsTable {
  org_id: string
  id: string
  person_id: string
  token_hash: Uint8Array
  created_at: Date
  expires_at: Date
  used_at: Date | null
}

interface SignUpsTable {
  org_id: string
  id: string
  email: string
  name: string
  password_hash: string
  token_hash: Uint8Array
  created_at: Date
  expires_at: Date
}

interface AttemptsTable {
  key: Uint8Array
  count: number
  next_at: Date
  last_at: Date
}

interface SignOnNoncesTable {
  nonce_hash: Uint8Array
  browser_hash: Uint8Array
  expires_at: Date
}

interface SignOnConflictsTable {
  org_id: string
  id: string
  person_id: string
  provider_tenant: string
  provider_object_id: string
  name: string
  email: string
  noted_at: Date
}

interface NumberCountersTable {
  org_id: string
  kind: 'TRP' | 'EXP' | 'PAY' | 'ADV'
  year: number
  last: number
}

interface ConversationsTable {
  org_id: string
  id: string
  person_id: string
  assistant: 'tripmate' | 'fingenie'
  session_id: string
  chat_name: string
  chat_name_given: Generated<boolean>
  destination: string | null
  category: string | null
  expense_type: string | null
  state: Json
  state_before: JsonOrNull
  last_activity: Date
  fresh_since: Date | null
  claim_draft_id: Generated<string | null>
  created_at: Generated<Date>
  /** Of TripMate: the draft that it is about, as its state says; the database works it out. */
  trip_draft_id: GeneratedAlways<string | null>
}

interface MessagesTable {
  org_id: string
  id: string
  conversation_id: string
  sender: 'User' | 'Assistant'
  message: string
  created_at: Date
}

interface TurnsTable {
  org_id: string
  conversation_id: string
  turn_id: string
  result: Json
  created_at: Date
}

interface TripsTable {
  org_id: string
  id: string
  trip_number: string
  employee_id: string
  status: Generated<RequestStatus>
  stage: Generated<number>
  waiting_since: Generated<Date | null>
  rejection_reason: string | null
  purpose: string
  departure_city: string | null
  destination_city: string
  departure_date: string
  return_date: string | null
  total_paise: number
  draft_id: string | null
  created_at: Date
  decided_at: Date | null
  findings: JsonList
  route: JsonList
  policy_facts: JsonOrNull
  policy_reason: Generated<string | null>
  version: Generated<number>
  withdrawn_at: Generated<Date | null>
  cost_centre_id: Generated<string | null>
  project_id: Generated<string | null>
  changes: JsonList
  cancelled_at: Generated<Date | null>
  cancellation_reason: Generated<string | null>
  cancellation_paise: Generated<number | null>
  travellers: JsonList
  decided_for: Generated<string | null>
}

interface TripSegmentsTable {
  org_id: string
  trip_id: string
  kind: 'flight' | 'return_flight' | 'hotel' | 'ground'
  position: Generated<number>
  title: string
  price_paise: number
  details: Json
}

interface ExpensesTable {
  org_id: string
  id: string
  expense_number: string
  employee_id: string
  status: Generated<RequestStatus>
  stage: Generated<number>
  waiting_since: Generated<Date | null>
  rejection_reason: string | null
  expense_type: string
  expense_date: string
  description: string
  total_paise: number
  gstin: string | null
  place: string | null
  created_at: Date
  decided_at: Date | null
  findings: JsonList
  trip_id: string | null
  policy_facts: JsonOrNull
  policy_reason: Generated<string | null>
  version: Generated<number>
  withdrawn_at: Generated<Date | null>
  cost_centre_id: Generated<string | null>
  project_id: Generated<string | null>
  changes: JsonList
  refused_paise: Generated<number>
}

interface ReceiptsTable extends Omit<KeptFields, 'currency'> {
  org_id: string
  id: string
  person_id: string
  expense_id: string | null
  position: number | null
  claim_draft_id: Generated<string | null>
  number: Generated<number>
  file_hash: string
  file_name: string
  media_type: 'image/jpeg' | 'image/png' | 'application/pdf'
  byte_size: number
  currency: Generated<string>
  description: string | null
  reading: Json
  created_at: Date
  part: Generated<number>
  image_hash: string | null
  checked: JsonListOrEmpty
  tax_credit: JsonOrNull
  duplicates: JsonList
  /** Names of the fields that the claimant typed or changed; null of what was claimed before they were kept. */
  edited: JsonList
  /** Of a journey by an own vehicle; null of a receipt. */
  mileage: JsonOrNull
  journey_key: GeneratedAlways<string | null>
  invoice_key: GeneratedAlways<string | null>
  purchase_key: GeneratedAlways<string | null>
  removed_at: Generated<Date | null>
  copy_of: Generated<string | null>
  /** No expense by itself, and not said to be one: it is not claimed. */
  is_document: Generated<boolean>
}

interface StoredFilesTable {
  hash: string
  byte_size: number
  unneeded_since: Date | null
}

interface FileUploadsTable {
  org_id: string
  person_id: string
  hash: string
  at: Date
}

interface DuplicateResolutionsTable {
  org_id: string
  receipt_id: string
  against: string
  resolution: 'keep' | 'different'
  person_id: string
  at: Date
}

interface ClaimDraftsTable {
  org_id: string
  id: string
  person_id: string
  /** As of trip drafts, with FinGenie. */
  session_id: Generated<string | null>
  version: Generated<number>
  receipts_numbered: Generated<number>
  claim_as: Generated<'one' | 'each'>
  trip_choice: Generated<'auto' | 'none' | 'chosen'>
  trip_id: Generated<string | null>
  created_at: Date
  updated_at: Date
  deleted_at: Generated<Date | null>
  last_deleted_at: Generated<Date | null>
  policy_reason: Generated<string | null>
  cost_centre_id: Generated<string | null>
  project_id: Generated<string | null>
  revises_expense_id: Generated<string | null>
}

interface DecisionsTable {
  org_id: string
  id: string
  request_kind: 'trip' | 'expense'
  request_id: string
  decided_by: string
  verdict: Verdict
  reason: string | null
  decided_at: Date
  version: Generated<number>
  fields: JsonListOrEmpty
  taken_back_at: Generated<Date | null>
  mail_id: Generated<string | null>
  stage: Generated<number>
  is_final: Generated<boolean>
}

interface RefusedReceiptsTable {
  org_id: string
  decision_id: string
  expense_id: string
  receipt_id: string
  reason: string
  paise: number
}

interface AuditLogTable {
  org_id: string
  id: string
  actor_id: string | null
  action: string
  record_kind: string
  record_id: string | null
  detail: Json
  at: Date
  channel: string | null
  address: string | null
  agent: string | null
  salt: Generated<string>
}

interface AuditSealsTable {
  org_id: string
  seq: number
  entry_id: string
  values_digest: Uint8Array
  hash: Uint8Array
}

interface AuditHeadsTable {
  org_id: string
  seq: number
  hash: Uint8Array
}

interface AuditCheckpointsTable {
  org_id: string
  seq: number
  hash: Uint8Array
  before: string
  made_at: Date
  key: string
  signature: Uint8Array
}

interface RetentionRunsTable {
  org_id: string
  id: string
  started_at: Date
  asked_by: string | null
  removed: JSONColumnType<{ kind: string; count: number; before: string }[]>
  complete: boolean
  fault: string | null
}

interface OutboxMailsTable {
  org_id: string
  id: string
  to_address: string
  to_name: string
  subject: string
  body: string
  html: string | null
  record_kind: string | null
  record_id: string | null
  status: Generated<'queued' | 'sent' | 'kept' | 'failed'>
  attempts: Generated<number>
  next_attempt_at: Date
  last_error: string | null
  created_at: Date
  sent_at: Date | null
  attachments: JsonListOrEmpty
}

interface ModelUsageTable {
  org_id: string
  person_id: string
  day: string
  calls: Generated<number>
  input_tokens: Generated<number>
  output_tokens: Generated<number>
  cost_micros: Generated<number>
}

interface AssistantChoicesTable {
  org_id: string
  person_id: string
  keep_local: boolean
  changed_at: Date
}

interface OAuthClientsTable {
  id: string
  name: string
  redirect_uris: JsonTexts
  created_at: Date
  connected_at: Date | null
}

interface ServiceTokensTable {
  org_id: string
  id: string
  person_id: string
  name: string
  scopes: JsonTexts
  token_hash: Uint8Array
  created_at: Date
  expires_at: Date
  last_used_at: Date | null
}

interface IdempotencyKeysTable {
  org_id: string
  caller_id: string
  key: string
  person_id: string
  fingerprint: Uint8Array
  claim_id: string
  held_until: Date
  carried_out: Generated<boolean>
  status: number | null
  content_type: string | null
  answer: string | null
  expires_at: Date
}

interface ConnectionsTable {
  org_id: string
  id: string
  person_id: string
  client_id: string
  scopes: JsonTexts
  resource: string
  code_hash: Uint8Array
  code_challenge: string
  redirect_uri: string
  code_expires_at: Date
  created_at: Date
  connected_at: Date | null
  last_used_at: Date | null
  expires_at: Date
}

interface ConnectionTokensTable {
  token_hash: Uint8Array
  org_id: string
  connection_id: string
  kind: 'access' | 'refresh'
  expires_at: Date
  used_at: Date | null
}

interface TripDraftsTable {
  org_id: string
  id: string
  person_id: string
  version: Generated<number>
  /** The session of TripMate in which it goes on while no conversation is about it; null where a process of an earlier version made it. */
  session_id: Generated<string | null>
  goal: 'flight' | 'hotel' | 'both' | 'ground'
  criteria: Json
  legs: JsonOrNull
  ground: JsonListOrEmpty
  chosen: Json
  seen: Json
  lowest: Json
  searched_on: string | null
  shown: JsonOrNull
  expires_at: Date | null
  created_at: Date
  updated_at: Date
  submitted_trip_id: string | null
  revises_trip_id: Generated<string | null>
  deleted_at: Date | null
  policy_reason: Generated<string | null>
  cost_centre_id: Generated<string | null>
  project_id: Generated<string | null>
}

interface RemindersTable {
  org_id: string
  id: string
  person_id: string
  kind: 'fare_rose' | 'decision_waiting' | 'receipts_missing' | 'own_request_waiting' | 'advance_overdue'
  subject_kind: 'trip' | 'expense' | 'draft' | 'advance'
  subject_id: string
  detail: Json
  created_at: Date
  read_at: Date | null
  announced_at: Date | null
  put_off_until: Date | null
  dismissed_at: Date | null
}

interface NotificationSettingsTable {
  org_id: string
  person_id: string
  kind: string
  channel: 'page' | 'mail' | 'browser'
  is_on: boolean
}

interface InboxEventsTable {
  org_id: string
  id: string
  person_id: string
  kind: string
  subject_kind: 'trip' | 'expense' | 'person' | 'advance'
  subject_id: string
  number: string | null
  actor_name: string
  detail: Json
  created_at: Date
  visible_from: Date
  read_at: Date | null
  announced_at: Date | null
}

interface WebhooksTable {
  org_id: string
  service: WebhookService
  address: string
  events: JsonList
  updated_at: Date
}

interface WebhookEndpointsTable {
  org_id: string
  id: string
  name: string
  address: string
  secret: string
  old_secret: string | null
  old_secret_until: Date | null
  events: JsonList
  active: Generated<boolean>
  disabled_at: Date | null
  failing_since: Date | null
  position: number
  created_at: Date
  updated_at: Date
}

interface WebhookMessagesTable {
  org_id: string
  id: string
  service: WebhookService | null
  endpoint_id: string | null
  answer: number | null
  event: string
  subject_id: string
  detail: Json
  status: Generated<'queued' | 'sent' | 'failed'>
  attempts: Generated<number>
  next_attempt_at: Date
  last_error: string | null
  created_at: Date
  sent_at: Date | null
}

interface JobClaimsTable {
  name: string
  until: Date
}

interface PolicyVersionsTable {
  org_id: string
  id: string
  valid_from: string
  document: Json
  published_by: string | null
  why: string
  published_at: Date
}

interface PolicyDraftsTable {
  org_id: string
  version: Generated<number>
  document: Json
  updated_by: string | null
  updated_at: Date
}

interface DelegationsTable {
  org_id: string
  id: string
  from_id: string
  to_id: string
  starts_on: string
  ends_on: string
  made_by: string
  created_at: Date
  ended_at: Date | null
}

interface ApprovalFlowsTable {
  org_id: string
  escalate_after_days: number | null
  version: number
}

interface ApprovalStepsTable {
  org_id: string
  id: string
  position: number
  stage: number
  name: string
  conditions: JSONColumnType<StepConditions>
  approver_role: DecidingRole | null
  approver_id: string | null
}

interface ApprovalTurnsTable {
  org_id: string
  id: string
  request_kind: 'trip' | 'expense'
  request_id: string
  version: number
  stage: number
  step: number
  name: string | null
  role: DecidingRole | null
  person_id: string | null
  is_escalation: Generated<boolean>
  opens_at: Date | null
  opened_at: Generated<Date | null>
  closed_at: Generated<Date | null>
  decision_id: Generated<string | null>
}

interface LedgerMapsTable {
  org_id: string
  version: number
  map: Json
}

interface ExportsTable {
  org_id: string
  id: string
  /** Null where there was nothing to export. */
  number: number | null
  kind: 'tally' | 'journal'
  month: string
  company: string
  created_at: Date
  created_by: string
}

interface ExportVouchersTable {
  org_id: string
  export_id: string
  position: number
  record_kind: 'expense' | 'money'
  record_id: string
  total_paise: number
  voucher: Json
}

interface BankDetailsTable {
  org_id: string
  person_id: string
  sealed: string
  entered_at: Date
  is_first: boolean
}

interface BatchAccountsTable {
  org_id: string
  batch_id: string
  person_id: string
  sealed: string
  held_since: Date | null
}

interface BankTemplatesTable {
  org_id: string
  version: number
  template: Json
}

interface BudgetsTable {
  org_id: string
  id: string
  entry_id: string
  year: number
  amount_paise: number
  when_over: 'warn' | 'block'
  version: Generated<number>
}

interface ClaimVerificationsTable {
  org_id: string
  expense_id: string
  person_id: string
  verified_by: string
  verified_at: Date
  approved_paise: number
  payable_paise: number
}

interface ClaimAdjustmentsTable {
  org_id: string
  expense_id: string
  receipt_id: string
  approved_paise: number
  payable_paise: number
  reason: string
}

interface PaymentBatchesTable {
  org_id: string
  id: string
  number: string
  status: Generated<'open' | 'paid' | 'dissolved'>
  made_by: string
  made_at: Date
  reference: Generated<string | null>
  paid_on: Generated<string | null>
  paid_by: Generated<string | null>
  paid_at: Generated<Date | null>
}

interface AdvancesTable {
  org_id: string
  id: string
  number: string
  person_id: string
  trip_id: string
  purpose: string
  paise: number
  status: Generated<'pending' | 'approved' | 'rejected' | 'withdrawn' | 'paid'>
  requested_at: Date
  decided_by: Generated<string | null>
  decided_at: Generated<Date | null>
  reason: Generated<string | null>
  paid_on: Generated<string | null>
  open_paise: Generated<number>
}

interface CardsTable {
  org_id: string
  id: string
  person_id: string
  last_four: string
  label: string
  registered_by: string
  registered_at: Date
  ended_at: Generated<Date | null>
}

interface CardLinesTable {
  org_id: string
  id: string
  card_id: string
  day: string
  paise: number
  what: string
  nth: number
  imported_by: string
  imported_at: Date
}

interface CardMatchesTable {
  org_id: string
  line_id: string
  receipt_id: string
  matched_by: string | null
  matched_at: Date
}

interface PaymentSetOffsTable {
  org_id: string
  batch_id: string
  record_id: string
  advance_id: string
  paise: number
}

interface PaymentLinesTable {
  org_id: string
  batch_id: string
  /** One of these two is set. */
  expense_id: string | null
  advance_id: Generated<string | null>
  record_id: GeneratedAlways<string>
  set_off_paise: Generated<number>
  person_id: string
  paise: number
  settled_by: string | null
  state: Generated<'live' | 'dissolved' | 'bounced'>
  bounced_on: Generated<string | null>
  bounce_reason: Generated<string | null>
}

interface MoneyRecordsTable {
  org_id: string
  id: string
  seq: GeneratedAlways<number>
  kind: MoneyKind
  day: string
  person_id: string
  expense_id: string | null
  batch_id: Generated<string | null>
  advance_id: Generated<string | null>
  reference: Generated<string | null>
  recorded_by: Generated<string | null>
  paise: number
  /** What an adjustment takes off each receipt: a list of `receipt_id`, `before` and `after`. */
  cuts: JsonListOrEmpty
}

interface ClosedMonthsTable {
  org_id: string
  month: string
  closed_by: string
  closed_at: Date
}

interface BookingsTable {
  org_id: string
  id: string
  trip_id: string
  trip_version: number
  part: string
  status: Generated<'booked' | 'cancelled'>
  version: Generated<number>
  title: string
  paid_by: 'organisation' | 'traveller'
  reference: string
  invoice_number: string | null
  invoice_date: string | null
  gstin: string | null
  cost_paise: number | null
  fee_paise: Generated<number>
  refund_paise: Generated<number>
  note: string | null
  details: Json
  booked_by: string
  booked_at: Date
  updated_at: Date
  cancelled_at: Generated<Date | null>
  cancellation_reason: Generated<string | null>
}

interface BookingChangesTable {
  org_id: string
  booking_id: string
  version: number
  kind: 'booked' | 'changed' | 'cancelled'
  changed_by: string
  changed_at: Date
  booking: Json
  fee_paise: number
  refund_paise: number
  reason: string | null
}

interface BookingFilesTable {
  org_id: string
  id: string
  trip_id: string
  booking_id: string | null
  person_id: string
  file_hash: string
  file_name: string
  media_type: 'image/jpeg' | 'image/png' | 'application/pdf'
  byte_size: number
  reading: JsonOrNull
  created_at: Date
}

interface CalendarFeedsTable {
  org_id: string
  id: string
  person_id: string
  name: string
  token_hash: Uint8Array
  created_at: Date
  last_read_at: Date | null
}

interface ReceiptAddressesTable {
  org_id: string
  person_id: string
  key: string
  created_at: Date
}

interface ReceiptMailsTable {
  org_id: string
  id: string
  person_id: string
  fingerprint: Uint8Array
  received_at: Date
  held_until: Date
  attempts: number
  outcome: string | null
  receipts: Generated<number>
  draft_id: string | null
}

interface TravelPreferencesTable {
  org_id: string
  person_id: string
  seat: 'window' | 'aisle' | null
  meal: string | null
  phone: string | null
  note: string | null
  updated_at: Date
}
