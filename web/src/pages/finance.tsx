import { Text } from '@mantine/core'
import { financePage } from '@pravas/messages/en/finance-page'
import { texts } from '@pravas/messages/texts'
import { useSession } from '../api/use-session.ts'
import { ClaimsToVerify } from '../features/finance/claims-to-verify.tsx'
import { later } from '../ui/later.tsx'
import { Page } from '../ui/page.tsx'
import { PageTabs } from '../ui/page-tabs.tsx'
import { useAddressParams } from '../ui/use-address-params.ts'

const t = texts(financePage)

// One begins with what is to be verified; the other tabs are fetched when they are opened.
const ReceiptEvidence = later(async () => (await import('../features/expenses/receipt-evidence.tsx')).ReceiptEvidence)
const ClaimsToPay = later(async () => (await import('../features/finance/claims-to-pay.tsx')).ClaimsToPay)
const BatchList = later(async () => (await import('../features/finance/batch-list.tsx')).BatchList)
const MonthList = later(async () => (await import('../features/finance/month-list.tsx')).MonthList)
const ExportList = later(async () => (await import('../features/finance/export-list.tsx')).ExportList)
const LedgerEditor = later(async () => (await import('../features/finance/ledger-editor.tsx')).LedgerEditor)
const BankTemplateEditor = later(
  async () => (await import('../features/finance/bank-template-editor.tsx')).BankTemplateEditor,
)

const TABS = ['verify', 'pay', 'batches', 'months', 'exports', 'ledgers', 'template'] as const
type Tab = (typeof TABS)[number]

/** From approved claims to closed months, for finance, and for auditors to read. Tab, search and what is open live in the address. */
export function FinancePage() {
  const { user, isAdmin } = useSession()
  const [params, setParams] = useAddressParams()
  const open = TABS.find((tab) => tab === params.get('tab')) ?? 'verify'
  // The server decides on each step.
  const manage = user.roles.includes('finance') || (isAdmin && user.isSuperAdmin)
  const show = (tab: Tab, more: Record<string, string> = {}) =>
    setParams({ tab, ...more }, { preventScrollReset: true })
  const content = {
    verify: <ClaimsToVerify manage={manage} receipts={(number) => <ReceiptEvidence expenseId={number} />} />,
    pay: <ClaimsToPay manage={manage} onCreated={(batch) => show('batches', { batch })} />,
    batches: (
      <BatchList
        manage={manage}
        opened={params.get('batch') ?? undefined}
        onOpen={(batch) => show('batches', batch === undefined ? {} : { batch })}
      />
    ),
    months: <MonthList manage={manage} />,
    exports: <ExportList manage={manage} />,
    ledgers: <LedgerEditor manage={manage} />,
    template: <BankTemplateEditor manage={manage} />,
  }
  return (
    <Page title={t('title')}>
      {!manage && (
        <Text c="dimmed" size="sm" mt={-8} mb="md">
          {t('read-only')}
        </Text>
      )}
      <PageTabs
        tabs={TABS.map((value) => ({ value, name: t(`tab.${value}`), content: content[value] }))}
        open={open}
        onOpen={(tab) => show(tab)}
      />
    </Page>
  )
}
