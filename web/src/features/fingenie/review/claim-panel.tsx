import { Button, NativeSelect, SegmentedControl } from '@mantine/core'
import type { ClaimInTheMaking, ReceiptInReview } from '@pravas/contract/claims'
import { IconAlertTriangle, IconArrowRight, IconCheck, IconSend, IconShieldCheck } from '@tabler/icons-react'
import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { explain } from '../../../api/api-error.ts'
import { findingWords } from '../../../status/policy-words.ts'
import { countOf, formatDate, formatRupees } from '../../../ui/formats.ts'
import { onDemand } from '../../../ui/on-demand.tsx'
import { RecordLink } from '../../../ui/record-link.tsx'
import classes from './claim-panel.module.css'
import { type AnsweredClaim, claimOf, settleClaim } from './claim-query.ts'
import { amountText } from './review-fields.ts'
import { attentionWords } from './review-words.ts'
import { RECEIPT_EDIT } from './use-receipt-edits.ts'

const ClaimQuestion = onDemand(async () => (await import('../claim-question.tsx')).ClaimQuestion)

export interface ClaimPanelProps {
  sessionId: string
  claim: ClaimInTheMaking
  busy: boolean
  /** Brings a receipt, or a field of it, into view. */
  onShow: (receiptId: string, field?: string | null) => void
  onSay: (sentence: string) => void
}

/** The claim as 'send reimbursement' would make it now: what it holds, what it comes to, and what stands in its way. */
export function ClaimPanel({ sessionId, claim, busy, onShow, onSay }: ClaimPanelProps) {
  const { receipts, submitted } = claim
  return (
    <div className={classes.panel}>
      <div>
        <h2 className={classes.heading}>Your claim</h2>
        <p className={classes.aside}>
          {receipts.length > 0 ? 'Not sent yet. It follows what you change.' : 'Nothing waits to be sent.'}
        </p>
      </div>
      {submitted.length > 0 && <Submitted numbers={submitted} />}
      {receipts.length > 0 && (
        <>
          <Settings sessionId={sessionId} claim={claim} busy={busy} />
          <Lines claim={claim} onShow={onShow} />
          <p className={classes.total}>
            <span>{countOf(receipts.length, 'receipt')}</span>
            <strong>{formatRupees(claim.total)}</strong>
          </p>
          <Notes claim={claim} />
          <Send claim={claim} busy={busy} onShow={onShow} onSay={onSay} />
        </>
      )}
    </div>
  )
}

function Submitted({ numbers }: { numbers: readonly string[] }) {
  return (
    <p className={classes.submitted}>
      <IconCheck size={16} aria-hidden />
      <span>
        {'Sent: '}
        {numbers.map((number, index) => (
          <span key={number}>
            {index > 0 && ', '}
            <RecordLink to={`/expense/${number}`}>{number}</RecordLink>
          </span>
        ))}
      </span>
    </p>
  )
}

/** What stands in the select for the trip that fits by itself. */
const AUTO = 'auto'
const NO_TRIP = ''

/** One claim or one for each receipt, and the trip that it belongs to. */
function Settings({ sessionId, claim, busy }: Pick<ClaimPanelProps, 'sessionId' | 'claim' | 'busy'>) {
  const queries = useQueryClient()
  const label = useId()
  const { queryKey } = claimOf(sessionId)
  const settle = useMutation({
    mutationKey: RECEIPT_EDIT,
    mutationFn: (change: { as?: ClaimInTheMaking['as']; trip?: string | null }) =>
      settleClaim({ sessionId, ...change }),
    onMutate: async ({ as }) => {
      await queries.cancelQueries({ queryKey })
      if (as)
        queries.setQueryData<AnsweredClaim>(queryKey, (known) =>
          known?.claim ? { claim: { ...known.claim, as } } : known,
        )
    },
    onSuccess: (answer) => queries.setQueryData(queryKey, answer),
    onError: () => queries.invalidateQueries({ queryKey }),
  })
  const { trip, trips, receipts } = claim
  const matched = trip?.how === 'matched' ? trip : undefined
  const choices = [
    { value: NO_TRIP, label: 'No trip' },
    {
      value: AUTO,
      label: matched ? `${nameOfTrip(matched)} (fits by date and city)` : 'The one that fits by date and city',
    },
    ...trips
      .filter(({ number }) => number !== matched?.number)
      .map((one) => ({ value: one.number, label: nameOfTrip(one) })),
  ]
  return (
    <div className={classes.settings}>
      {receipts.length > 1 && (
        <div>
          <span id={label} className={classes.label}>
            Send as
          </span>
          <SegmentedControl
            fullWidth
            size="xs"
            aria-labelledby={label}
            className={classes.as}
            disabled={busy}
            value={claim.as}
            data={[
              { value: 'one', label: 'One claim' },
              { value: 'each', label: 'One for each receipt' },
            ]}
            onChange={(as) => settle.mutate({ as: as === 'each' ? 'each' : 'one' })}
          />
        </div>
      )}
      {(trips.length > 0 || trip) && (
        <NativeSelect
          label="Trip"
          size="sm"
          classNames={{ label: classes.label ?? '', input: classes.input ?? '' }}
          disabled={busy || settle.isPending}
          value={matched ? AUTO : (trip?.number ?? NO_TRIP)}
          data={choices}
          onChange={({ currentTarget: { value } }) => settle.mutate({ trip: value === NO_TRIP ? null : value })}
        />
      )}
      {settle.isError && (
        <p role="alert" className={classes.failure}>
          {explain(settle.error)}
        </p>
      )}
    </div>
  )
}

function nameOfTrip({ number, title }: { number: string; title: string }): string {
  return `${number}, ${title}`
}

/** The receipts by category; each leads to its card. */
function Lines({ claim, onShow }: Pick<ClaimPanelProps, 'claim' | 'onShow'>) {
  const categoryOf = ({ fields }: ReceiptInReview): string => fields.category.value ?? 'Miscellaneous'
  const grouped = Map.groupBy(claim.receipts, categoryOf)
  const names = [...new Set([...claim.by_category.map(({ category }) => category), ...grouped.keys()])]
  return (
    <div>
      {names.map((category) => {
        const lines = grouped.get(category) ?? []
        if (lines.length === 0) return null
        const sum = claim.by_category.find((group) => group.category === category)
        return (
          <section key={category} aria-label={category}>
            <h3 className={classes.category}>
              <span>{category}</span>
              {sum && <span>{formatRupees(sum.total)}</span>}
            </h3>
            <ul className={classes.lines}>
              {lines.map((receipt) => (
                <Line key={receipt.receipt_id} receipt={receipt} onShow={onShow} />
              ))}
            </ul>
          </section>
        )
      })}
    </div>
  )
}

function Line({ receipt, onShow }: { receipt: ReceiptInReview } & Pick<ClaimPanelProps, 'onShow'>) {
  const { receipt_id: id, number, fields } = receipt
  const attention = attentionWords(receipt)
  return (
    <li>
      <button type="button" className={classes.line} onClick={() => onShow(id)}>
        <span className={classes.what}>
          <span>{fields.merchant.value ?? `Receipt ${number}`}</span>
          <span className={classes.about}>
            {[`Receipt ${number}`, fields.date.value && formatDate(fields.date.value)].filter(Boolean).join(', ')}
          </span>
          {attention.length > 0 && (
            <span className={classes.attention}>
              <IconAlertTriangle size={13} aria-hidden />
              {attention.join(' · ')}
            </span>
          )}
        </span>
        <span className={classes.amount}>
          {fields.total.value === null ? '–' : amountText(fields.total.value, fields.currency.value)}
        </span>
      </button>
    </li>
  )
}

const CREDITS = [
  ['eligible', 'comes back'],
  ['blocked', 'blocked by law'],
  ['other_state', 'lost to another state'],
  ['review', 'to be reviewed'],
] as const

/** What the policy says, what becomes of the tax, and where it goes. */
function Notes({ claim }: Pick<ClaimPanelProps, 'claim'>) {
  const findings = findingWords(claim.findings)
  const credits = CREDITS.filter(([verdict]) => claim.tax_credit[verdict] > 0)
  const { per_diem: perDiem, approver } = claim
  return (
    <div className={classes.notes}>
      {findings && (
        <div className={classes.policy} data-beyond={findings.length > 0 || undefined}>
          {findings.length > 0 ? (
            <IconAlertTriangle size={16} aria-hidden />
          ) : (
            <IconShieldCheck size={16} aria-hidden />
          )}
          {findings.length === 0 ? (
            <span>Within policy</span>
          ) : (
            <ul aria-label="Beyond policy">
              {findings.map(({ rule, figures, short }) => (
                <li key={short}>
                  <strong>{rule}</strong>
                  {figures && <span>{`Limit ${figures.limit}, here ${figures.actual}`}</span>}
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
      {perDiem && (
        <p>
          <strong>Meals on the trip</strong>
          <span>
            {`${formatRupees(perDiem.claimed)} of an allowance of ${formatRupees(perDiem.allowance)}`}
            {perDiem.above > 0 && `, ${formatRupees(perDiem.above)} above it`}
          </span>
        </p>
      )}
      {credits.length > 0 && (
        <p>
          <strong>GST</strong>
          {credits.map(([verdict, words]) => (
            <span key={verdict}>{`${formatRupees(claim.tax_credit[verdict])} ${words}`}</span>
          ))}
        </p>
      )}
      {approver && <p>{`Goes to ${approver.name} for approval`}</p>}
    </div>
  )
}

/** What stands in the way, each with the way to mend it, and the button that sends. */
function Send({ claim, busy, onShow, onSay }: Omit<ClaimPanelProps, 'sessionId'>) {
  const [asks, setAsks] = useState(false)
  const saving = useIsMutating({ mutationKey: RECEIPT_EDIT }) > 0
  const { blocking, receipts, total, approver } = claim
  const isBlocked = blocking.length > 0
  const what = `${countOf(receipts.length, 'receipt')}, ${formatRupees(total)}`
  return (
    <>
      {isBlocked && (
        <div className={classes.blocking}>
          <h3>Before it can be sent</h3>
          <ul>
            {blocking.map(({ receipt_id: id, field, code, text }) => (
              <li key={`${code} ${id} ${field}`}>
                {id === null ? (
                  text
                ) : (
                  <button type="button" onClick={() => onShow(id, field)}>
                    {text}
                    <IconArrowRight size={14} aria-hidden />
                  </button>
                )}
              </li>
            ))}
          </ul>
        </div>
      )}
      <div className={classes.send}>
        <Button
          fullWidth
          leftSection={<IconSend size={16} aria-hidden />}
          disabled={busy || saving || isBlocked}
          onClick={() => setAsks(true)}
          {...ClaimQuestion.ahead}
        >
          Send for approval
        </Button>
      </div>
      <ClaimQuestion
        opened={asks}
        what={approver ? `${what}, to ${approver.name}` : what}
        asEach={claim.as === 'each' && receipts.length > 1}
        busy={busy || saving}
        onClose={() => setAsks(false)}
        onSend={() => onSay('Send for approval')}
      />
    </>
  )
}
