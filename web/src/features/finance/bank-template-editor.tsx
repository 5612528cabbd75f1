import { ActionIcon, Button, Checkbox, NativeSelect, TextInput } from '@mantine/core'
import {
  BANK_COLUMNS,
  BankColumn,
  type BankTemplate,
  MOST_BANK_COLUMNS,
  PAYMENT_MODES,
  putBankTemplate,
} from '@pravas/contract/bank-file'
import { financePage } from '@pravas/messages/en/finance-page'
import { texts } from '@pravas/messages/texts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { z } from 'zod'
import { explain } from '../../api/api-error.ts'
import { call } from '../../api/call.ts'
import { IconArrowDown, IconArrowUp, IconPlus, IconTrash } from '../../ui/icons.ts'
import { Notice } from '../../ui/notice.tsx'
import { typedAmount } from '../../ui/records/typed-amount.ts'
import { Retry } from '../../ui/retry.tsx'
import { TableSkeleton } from '../../ui/table-skeleton.tsx'
import classes from './finance.module.css'
import { bankTemplateQuery } from './finance-queries.ts'
import { SaveBar } from './save-bar.tsx'
import { useVersionedEdits } from './use-versioned-edits.ts'

const t = texts(financePage)

const DATE_FORMATS = ['DD/MM/YYYY', 'DD-MM-YYYY', 'YYYY-MM-DD'] as const
/** What is typed may be incomplete. */
const Draft = z.object({
  header: z.boolean(),
  columns: z.array(z.object({ holds: BankColumn, heading: z.string(), text: z.string() })),
  one_line_per: z.enum(['claim', 'person']),
  usual_mode: z.enum(['NEFT', 'IMPS']),
  rtgs_from: z.string(),
  mode_codes: z.object({ NEFT: z.string(), RTGS: z.string(), IMPS: z.string() }),
  date_format: z.enum(DATE_FORMATS),
})
type Draft = z.infer<typeof Draft>
type Saved = { version: number; template: BankTemplate }

/** In which columns and by which modes the organisation's bank wants payments. */
export function BankTemplateEditor({ manage }: { manage: boolean }) {
  const { data, error, refetch, isPending } = useQuery(bankTemplateQuery)
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

const draftOf = ({ template }: Saved): Draft => ({
  ...template,
  rtgs_from: template.rtgs_from?.toLocaleString('en-IN', { maximumFractionDigits: 2 }) ?? '',
})

/** What is no amount is sent as one that the server refuses by the field's name. */
const rupeesIn = (text: string) => (text.trim() === '' ? null : (typedAmount(text) ?? 0))

function Editor({ saved, manage }: { saved: Saved; manage: boolean }) {
  const queries = useQueryClient()
  const edits = useVersionedEdits<Draft, Saved>({
    key: 'finance-template',
    schema: Draft,
    saved,
    queryKey: bankTemplateQuery.queryKey,
    draftOf,
    send: (draft, version) =>
      call(putBankTemplate, { body: { version, template: { ...draft, rtgs_from: rupeesIn(draft.rtgs_from) } } }),
    read: () => queries.fetchQuery({ ...bankTemplateQuery, staleTime: 0 }),
    conflict: 'bank_template.changed',
  })
  const { draft, mistakes, change } = edits
  return (
    <>
      <p className={classes.about}>{t('template.about')}</p>
      {manage && <SaveBar {...edits} />}
      <div className={classes.fields}>
        <NativeSelect
          label={t('template.per')}
          disabled={!manage}
          value={draft.one_line_per}
          data={(['claim', 'person'] as const).map((value) => ({ value, label: t(`template.per.${value}`) }))}
          onChange={({ currentTarget }) =>
            change({ one_line_per: currentTarget.value === 'person' ? 'person' : 'claim' })
          }
        />
        <NativeSelect
          label={t('template.usual')}
          disabled={!manage}
          value={draft.usual_mode}
          data={['NEFT', 'IMPS']}
          onChange={({ currentTarget }) => change({ usual_mode: currentTarget.value === 'IMPS' ? 'IMPS' : 'NEFT' })}
        />
        <TextInput
          label={t('template.rtgs')}
          description={t('template.rtgs.hint')}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          readOnly={!manage}
          inputMode="decimal"
          maxLength={30}
          value={draft.rtgs_from}
          error={mistakes['template.rtgs_from']}
          onChange={({ currentTarget }) => change({ rtgs_from: currentTarget.value })}
        />
        <NativeSelect
          label={t('template.date')}
          disabled={!manage}
          value={draft.date_format}
          data={[...DATE_FORMATS]}
          onChange={({ currentTarget: { value } }) =>
            change({ date_format: DATE_FORMATS.find((format) => format === value) ?? draft.date_format })
          }
        />
      </div>
      <section className={classes.group}>
        <h2>{t('template.codes')}</h2>
        <div className={classes.fields}>
          {PAYMENT_MODES.map((mode) => (
            <TextInput
              key={mode}
              label={mode}
              readOnly={!manage}
              maxLength={20}
              value={draft.mode_codes[mode]}
              error={mistakes[`template.mode_codes.${mode}`]}
              onChange={({ currentTarget }) =>
                change({ mode_codes: { ...draft.mode_codes, [mode]: currentTarget.value } })
              }
            />
          ))}
        </div>
      </section>
      <section className={classes.group}>
        <h2>{t('template.columns')}</h2>
        <Checkbox
          label={t('template.header')}
          mb="sm"
          disabled={!manage}
          checked={draft.header}
          onChange={({ currentTarget }) => change({ header: currentTarget.checked })}
        />
        <ol className={classes.rows}>
          {draft.columns.map((column, at) => (
            <ColumnRow
              // biome-ignore lint/suspicious/noArrayIndexKey: they have no other name
              key={at}
              at={at}
              column={column}
              manage={manage}
              mistake={mistakes[`template.columns[${at}].heading`]}
              isLast={at === draft.columns.length - 1}
              onChange={(some) =>
                change({ columns: draft.columns.map((one, index) => (index === at ? { ...one, ...some } : one)) })
              }
              onMove={(step) => change({ columns: moved(draft.columns, at, step) })}
              onRemove={() => change({ columns: draft.columns.filter((_, index) => index !== at) })}
            />
          ))}
        </ol>
        {manage && draft.columns.length < MOST_BANK_COLUMNS && (
          <Button
            variant="default"
            mt="sm"
            leftSection={<IconPlus size={15} aria-hidden />}
            onClick={() => change({ columns: [...draft.columns, { holds: 'text', heading: '', text: '' }] })}
          >
            {t('template.add')}
          </Button>
        )}
      </section>
    </>
  )
}

function moved<Item>(items: readonly Item[], at: number, step: 1 | -1): Item[] {
  const next = [...items]
  const [item] = next.splice(at, 1)
  if (item !== undefined) next.splice(at + step, 0, item)
  return next
}

interface ColumnRowProps {
  at: number
  column: Draft['columns'][number]
  manage: boolean
  mistake: string | undefined
  isLast: boolean
  onChange: (some: Partial<Draft['columns'][number]>) => void
  onMove: (step: 1 | -1) => void
  onRemove: () => void
}

function ColumnRow({ at, column, manage, mistake, isLast, onChange, onMove, onRemove }: ColumnRowProps) {
  const number = at + 1
  return (
    <li className={classes.rowFields}>
      <NativeSelect
        label={t('template.holds')}
        disabled={!manage}
        value={column.holds}
        data={BANK_COLUMNS.map((value) => ({ value, label: t(`template.column.${value}`) }))}
        onChange={({ currentTarget }) => onChange({ holds: BankColumn.parse(currentTarget.value) })}
      />
      <TextInput
        label={t('template.heading')}
        readOnly={!manage}
        maxLength={100}
        value={column.heading}
        error={mistake}
        onChange={({ currentTarget }) => onChange({ heading: currentTarget.value })}
      />
      {column.holds === 'text' ? (
        <TextInput
          label={t('template.text')}
          readOnly={!manage}
          maxLength={200}
          value={column.text}
          onChange={({ currentTarget }) => onChange({ text: currentTarget.value })}
        />
      ) : (
        <span />
      )}
      {manage && (
        <ActionIcon.Group mt={22}>
          <ActionIcon
            variant="default"
            size={36}
            aria-label={t('template.up', { number })}
            disabled={at === 0}
            onClick={() => onMove(-1)}
          >
            <IconArrowUp size={16} aria-hidden />
          </ActionIcon>
          <ActionIcon
            variant="default"
            size={36}
            aria-label={t('template.down', { number })}
            disabled={isLast}
            onClick={() => onMove(1)}
          >
            <IconArrowDown size={16} aria-hidden />
          </ActionIcon>
          <ActionIcon variant="default" size={36} aria-label={t('template.remove', { number })} onClick={onRemove}>
            <IconTrash size={16} aria-hidden />
          </ActionIcon>
        </ActionIcon.Group>
      )}
    </li>
  )
}
