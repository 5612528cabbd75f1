import { ActionIcon, Button, NativeSelect, TextInput } from '@mantine/core'
import { Category } from '@pravas/contract/categories'
import { type LedgerMap, putLedgerMap } from '@pravas/contract/exports'
import { CATEGORIES } from '@pravas/contract/receipt-fields'
import { financePage } from '@pravas/messages/en/finance-page'
import { texts } from '@pravas/messages/texts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { z } from 'zod'
import { explain } from '../../api/api-error.ts'
import { call } from '../../api/call.ts'
import { IconPlus, IconTrash } from '../../ui/icons.ts'
import { Notice } from '../../ui/notice.tsx'
import { Retry } from '../../ui/retry.tsx'
import { TableSkeleton } from '../../ui/table-skeleton.tsx'
import classes from './finance.module.css'
import { ledgerMapQuery } from './finance-queries.ts'
import { SaveBar } from './save-bar.tsx'
import { useVersionedEdits } from './use-versioned-edits.ts'

const t = texts(financePage)

const GENERAL = [
  'company',
  'voucher_type',
  'payment_type',
  'receipt_type',
  'payable',
  'bank',
  'advances',
  'recovered',
  'cards',
  'input_cgst',
  'input_sgst',
  'input_igst',
] as const satisfies readonly (keyof LedgerMap)[]

/** What is typed may be incomplete. */
const Draft = z.object({
  ...(Object.fromEntries(GENERAL.map((name) => [name, z.string()])) as Record<(typeof GENERAL)[number], z.ZodString>),
  categories: z.record(z.enum(CATEGORIES), z.string()),
  exceptions: z.array(z.object({ category: Category, cost_centre: z.string(), ledger: z.string() })),
})
type Draft = z.infer<typeof Draft>
type Saved = { version: number; map: LedgerMap }

/** By which ledgers claims are booked: by category, with exceptions for cost centres. */
export function LedgerEditor({ manage }: { manage: boolean }) {
  const { data, error, refetch, isPending } = useQuery(ledgerMapQuery)
  if (isPending) return <TableSkeleton text={t('loading')} />
  if (error) {
    return (
      <Notice title={t('failed')}>
        <Retry text={explain(error)} onRetry={refetch} />
      </Notice>
    )
  }
  return <Editor saved={data} manage={manage} />
}

function Editor({ saved, manage }: { saved: Saved; manage: boolean }) {
  const queries = useQueryClient()
  const edits = useVersionedEdits<Draft, Saved>({
    key: 'finance-ledgers',
    schema: Draft,
    saved,
    queryKey: ledgerMapQuery.queryKey,
    draftOf: ({ map }) => map,
    send: (map, version) => call(putLedgerMap, { body: { version, map } }),
    read: () => queries.fetchQuery({ ...ledgerMapQuery, staleTime: 0 }),
    conflict: 'ledgers.changed',
  })
  const { draft, mistakes, change } = edits
  const field = (path: string, label: string, value: string, onType: (value: string) => void) => (
    <TextInput
      key={path}
      label={label}
      maxLength={200}
      readOnly={!manage}
      value={value}
      error={mistakes[`map.${path}`]}
      onChange={({ currentTarget }) => onType(currentTarget.value)}
    />
  )
  const changeException = (at: number, some: Partial<Draft['exceptions'][number]>) =>
    change({ exceptions: draft.exceptions.map((one, index) => (index === at ? { ...one, ...some } : one)) })
  return (
    <>
      <p className={classes.about}>{t('ledgers.about')}</p>
      {manage && <SaveBar {...edits} />}
      <section className={classes.group}>
        <h2>{t('ledgers.general')}</h2>
        <div className={classes.fields}>
          {GENERAL.map((name) =>
            field(name, t(`ledgers.field.${name}`), draft[name], (value) => change({ [name]: value })),
          )}
        </div>
      </section>
      <section className={classes.group}>
        <h2>{t('ledgers.categories')}</h2>
        <div className={classes.fields}>
          {CATEGORIES.map((category) =>
            field(`categories.${category}`, category, draft.categories[category], (value) =>
              change({ categories: { ...draft.categories, [category]: value } }),
            ),
          )}
        </div>
      </section>
      <section className={classes.group}>
        <h2>{t('ledgers.exceptions')}</h2>
        {draft.exceptions.length === 0 && <p className={classes.quiet}>{t('ledgers.exceptions.none')}</p>}
        <ol className={classes.rows}>
          {draft.exceptions.map(({ category, cost_centre, ledger }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: they have no other name
            <li key={at} className={classes.rowFields}>
              <NativeSelect
                label={t('ledgers.category')}
                disabled={!manage}
                value={category}
                data={[...CATEGORIES]}
                onChange={({ currentTarget }) => changeException(at, { category: Category.parse(currentTarget.value) })}
              />
              {field(`exceptions[${at}].cost_centre`, t('ledgers.cost-centre'), cost_centre, (value) =>
                changeException(at, { cost_centre: value }),
              )}
              {field(`exceptions[${at}].ledger`, t('ledgers.ledger'), ledger, (value) =>
                changeException(at, { ledger: value }),
              )}
              {manage && (
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  size={36}
                  mt={22}
                  aria-label={t('ledgers.remove', { number: at + 1 })}
                  onClick={() => change({ exceptions: draft.exceptions.filter((_, index) => index !== at) })}
                >
                  <IconTrash size={17} aria-hidden />
                </ActionIcon>
              )}
            </li>
          ))}
        </ol>
        {manage && (
          <Button
            variant="default"
            mt="sm"
            leftSection={<IconPlus size={15} aria-hidden />}
            onClick={() =>
              change({ exceptions: [...draft.exceptions, { category: CATEGORIES[0], cost_centre: '', ledger: '' }] })
            }
          >
            {t('ledgers.add')}
          </Button>
        )}
      </section>
    </>
  )
}
