import { kept, nobodys, own, type TableRule } from './column-rules.ts'

/** What people are paid, and what is done with money. */
export const MONEY_TABLES = {
  advances: kept('payments', own, 'records', {
    inner: 'org_id',
    key: 'id person_id trip_id',
    // An advance stays what was requested.
    evidence: 'purpose',
    fact: 'number paise status requested_at decided_at paid_on open_paise',
    words: 'reason',
    actor: 'decided_by',
  }),
  payment_lines: kept('payments', own, 'records', {
    inner: 'org_id record_id',
    key: 'batch_id expense_id advance_id person_id',
    fact: 'paise state bounced_on set_off_paise',
    // A payment line does not change.
    evidence: 'bounce_reason',
    actor: 'settled_by',
  }),
  payment_set_offs: kept('payments', { column: 'advance_id', of: 'advances' }, 'records', {
    inner: 'org_id',
    key: 'batch_id record_id advance_id',
    fact: 'paise',
  }),
  batch_accounts: kept('payments', own, 'records', {
    inner: 'org_id',
    key: 'batch_id person_id',
    sealed: 'sealed',
    fact: 'held_since',
  }),
  money_records: kept('payments', own, 'records', {
    inner: 'org_id seq cuts',
    key: 'id person_id expense_id batch_id advance_id',
    // What was recorded of money is never changed.
    evidence: 'reference',
    fact: 'kind day paise',
    actor: 'recorded_by',
  }),
  cards: kept('cards', own, 'records', {
    inner: 'org_id',
    key: 'id person_id',
    evidence: 'last_four',
    words: 'label',
    fact: 'registered_at ended_at',
    actor: 'registered_by',
  }),
  card_lines: kept('cards', { column: 'card_id', of: 'cards' }, 'records', {
    inner: 'org_id nth',
    key: 'id card_id',
    evidence: 'what',
    fact: 'day paise imported_at',
    actor: 'imported_by',
  }),
  card_matches: kept('cards', { column: 'line_id', of: 'card_lines' }, 'records', {
    inner: 'org_id',
    key: 'line_id receipt_id',
    fact: 'matched_at',
    actor: 'matched_by',
  }),
  export_vouchers: kept(
    'payments',
    {
      any: [
        { column: 'record_id', of: 'expenses' },
        { column: 'record_id', of: 'money_records' },
      ],
    },
    'records',
    {
      inner: 'org_id position money_id',
      key: 'export_id record_id',
      fact: 'record_kind total_paise',
      // As it was handed to the accounts.
      evidence: 'voucher',
    },
  ),
  payment_batches: nobodys({
    organisation: 'org_id id number status made_at reference paid_on paid_at',
    actor: 'made_by paid_by',
  }),
  exports: nobodys({ organisation: 'org_id id number kind month company created_at', actor: 'created_by' }),
  closed_months: nobodys({ organisation: 'org_id month closed_at', actor: 'closed_by' }),
  ledger_maps: nobodys({ organisation: 'org_id version map' }),
  bank_templates: nobodys({ organisation: 'org_id version template' }),
  budgets: nobodys({ organisation: 'org_id id entry_id year amount_paise when_over version' }),
} satisfies Record<string, TableRule>
