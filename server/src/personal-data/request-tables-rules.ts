import { COLUMN_OF } from '@pravas/contract/receipt-field-keys'
import { RECEIPT_FIELD_NAMES, type ReceiptField, receiptField } from '@pravas/contract/receipt-fields'
import { deleted, kept, type Ownership, own, type TableRule } from './column-rules.ts'

const numbered = { number: 'employee_id' } as const
const ofTrip = { column: 'trip_id', of: 'trips' } as const
const ofClaim = { column: 'expense_id', of: 'expenses' } as const
/** Of a trip or a claim of theirs. */
const ofRequest: Ownership = {
  any: [
    { column: 'request_id', of: 'trips' },
    { column: 'request_id', of: 'expenses' },
  ],
}
const or = (owner: Ownership, person: string): Ownership => ({ any: [owner, { person }] })

const columnsWhere = (is: (field: ReceiptField) => boolean): string =>
  RECEIPT_FIELD_NAMES.filter((name) => is(receiptField(name)))
    .map((name) => COLUMN_OF[name])
    .join(' ')

/** What people plan, book and claim, and what was decided about it. */
export const REQUEST_TABLES = {
  trips: kept('trips', numbered, 'records', {
    inner: 'org_id stage',
    actor: 'decided_for',
    key: 'id draft_id cost_centre_id project_id',
    evidence: 'employee_id',
    fact: 'trip_number status departure_city destination_city departure_date return_date total_paise created_at decided_at version withdrawn_at cancelled_at cancellation_paise waiting_since',
    words: 'purpose rejection_reason cancellation_reason policy_reason findings route policy_facts changes travellers',
  }),
  trip_segments: kept('trips', ofTrip, 'records', {
    inner: 'org_id',
    key: 'trip_id',
    fact: 'kind position title price_paise',
    words: 'details',
  }),
  bookings: kept('bookings', ofTrip, 'records', {
    inner: 'org_id',
    key: 'id trip_id',
    evidence: 'reference invoice_number invoice_date gstin',
    fact: 'trip_version part status version title paid_by cost_paise fee_paise refund_paise booked_at updated_at cancelled_at',
    words: 'note details cancellation_reason',
    actor: 'booked_by',
  }),
  booking_changes: kept('bookings', { column: 'booking_id', of: 'bookings' }, 'records', {
    inner: 'org_id',
    key: 'booking_id',
    fact: 'version kind changed_at fee_paise refund_paise',
    words: 'booking reason',
    actor: 'changed_by',
  }),
  booking_files: kept('bookings', ofTrip, 'records', {
    inner: 'org_id',
    key: 'id trip_id booking_id',
    file: 'file_hash',
    words: 'file_name',
    reading: 'reading',
    fact: 'media_type byte_size created_at',
    actor: 'person_id',
  }),
  expenses: kept('claims', numbered, 'records', {
    inner: 'org_id stage',
    key: 'id trip_id cost_centre_id project_id',
    evidence: 'employee_id gstin',
    fact: 'expense_number status expense_type expense_date total_paise refused_paise place created_at decided_at version withdrawn_at waiting_since',
    words: 'description rejection_reason policy_reason findings policy_facts changes',
  }),
  receipts: {
    ...kept('receipts', own, 'records', {
      inner: 'org_id image_hash invoice_key purchase_key journey_key',
      key: 'id person_id expense_id claim_draft_id copy_of',
      file: 'file_hash',
      evidence: columnsWhere(({ isEvidence }) => isEvidence === true),
      fact: `${columnsWhere(({ isEvidence }) => isEvidence !== true)} position number media_type byte_size created_at part checked tax_credit duplicates edited removed_at is_document`,
      words: 'file_name description',
      reading: 'reading mileage',
    }),
    rows: 'unclaimed deleted',
  },
  duplicate_resolutions: kept('receipts', own, 'records', {
    inner: 'org_id',
    key: 'receipt_id person_id',
    fact: 'against resolution at',
  }),
  refused_receipts: kept('claims', ofClaim, 'records', {
    inner: 'org_id',
    key: 'decision_id expense_id receipt_id',
    words: 'reason',
    fact: 'paise',
  }),
  claim_adjustments: kept('claims', ofClaim, 'records', {
    inner: 'org_id',
    key: 'expense_id receipt_id',
    fact: 'approved_paise payable_paise',
    words: 'reason',
  }),
  claim_verifications: kept('claims', own, 'records', {
    inner: 'org_id',
    key: 'expense_id person_id',
    fact: 'verified_at approved_paise payable_paise',
    actor: 'verified_by',
  }),
  trip_drafts: deleted('drafts', own, {
    inner: 'org_id version session_id',
    key: 'id person_id submitted_trip_id revises_trip_id cost_centre_id project_id',
    fact: 'goal searched_on expires_at created_at updated_at deleted_at',
    words: 'criteria legs ground chosen seen lowest shown policy_reason',
  }),
  claim_drafts: deleted('drafts', own, {
    inner: 'org_id version receipts_numbered session_id',
    key: 'id person_id trip_id cost_centre_id project_id revises_expense_id',
    fact: 'claim_as trip_choice created_at updated_at deleted_at last_deleted_at',
    words: 'policy_reason',
  }),
  decisions: kept('decisions', or(ofRequest, 'decided_by'), 'records', {
    inner: 'org_id mail_id',
    key: 'id request_id',
    fact: 'request_kind verdict decided_at version fields taken_back_at stage is_final',
    words: 'reason',
    actor: 'decided_by',
  }),
  request_comments: kept('decisions', or(ofRequest, 'author_id'), 'records', {
    inner: 'org_id',
    key: 'id request_id',
    fact: 'request_kind version kind asked_at',
    words: 'text',
    actor: 'author_id',
  }),
  approval_turns: kept('decisions', or(ofRequest, 'person_id'), 'records', {
    inner: 'org_id is_escalation',
    key: 'id request_id decision_id',
    fact: 'request_kind version stage step role opens_at opened_at closed_at',
    words: 'name',
    actor: 'person_id',
  }),
  decision_links: deleted('decisions', own, {
    inner: 'org_id',
    key: 'id person_id request_id',
    fact: 'request_kind version verdict created_at expires_at used_at',
  }),
  delegations: kept('decisions', { any: [{ person: 'from_id' }, { person: 'to_id' }] }, 'records', {
    inner: 'org_id',
    key: 'id',
    fact: 'starts_on ends_on created_at ended_at',
    actor: 'from_id to_id made_by',
  }),
} satisfies Record<string, TableRule>
