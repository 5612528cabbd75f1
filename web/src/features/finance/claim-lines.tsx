import { Anchor, Button, TextInput } from '@mantine/core'
import { type FinanceClaimWithLines, type FinanceLine, unverifyClaim, verifyClaim } from '@pravas/contract/finance'
import { financePage } from '@pravas/messages/en/finance-page'
import { texts } from '@pravas/messages/texts'
import { type ReactNode, type SubmitEvent, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { explain } from '../../api/api-error.ts'
import { call } from '../../api/call.ts'
import { useSession } from '../../api/use-session.ts'
import { AlertLine } from '../../ui/alert-line.tsx'
import { useCameFrom } from '../../ui/came-from.ts'
import { focusFirstWrong } from '../../ui/first-wrong-field.ts'
import { formatDate, formatRupees, indianDay } from '../../ui/formats.ts'
import {
  adjustmentsOf,
  type Mistake,
  mistakeOf,
  payableOf,
  type TypedLine,
  type TypedLines,
  typedOf,
  unsentAdjustments,
} from './adjustments.ts'
import { ClaimMarks } from './claim-marks.tsx'
import classes from './finance.module.css'
import { useFinanceStep } from './use-finance-step.ts'

const t = texts(financePage)

interface ClaimLinesProps {
  claim: FinanceClaimWithLines
  /** Whether the caller verifies claims. */
  manage: boolean
  /** Whether somebody opened it, and not the page: Enter may then verify it. */
  isChosen: boolean
  onVerified: () => void
  /** The receipts as pictures. */
  children: ReactNode
}

/** The receipts of a claim, of which finance may pay less with a reason. What is typed stays over a reload. */
export function ClaimLines({ claim, manage, isChosen, onVerified, children }: ClaimLinesProps) {
  const { id, number, employee_name, approved_at, description, lines, approved, own, verified } = claim
  const cameFrom = useCameFrom()
  const [typed, keep] = useUnsent(number)
  const [tried, setTried] = useState(false)
  const may = manage && !own && claim.status === 'approved' && claim.batch === null
  const verify = useFinanceStep({
    run: () => call(verifyClaim, { params: { expenseId: id }, body: { adjustments: adjustmentsOf(lines, typed) } }),
    said: ({ payable: rupees }) => t('verify.done', { number, amount: formatRupees(rupees) }),
    onDone: () => {
      keep({})
      onVerified()
    },
  })
  const undo = useFinanceStep({
    run: () => call(unverifyClaim, { params: { expenseId: id } }),
    said: () => t('verify.undone', { number }),
  })
  const payable = payableOf(approved, lines, typed)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (!may || verify.isPending) return
    setTried(true)
    if (!lines.some((line) => mistakeOf(line, typed))) verify.mutate()
  }
  return (
    <section className={classes.panel} aria-label={number}>
      <div className={classes.head}>
        <h2>{description}</h2>
        <Anchor component={Link} to={`/expense/${encodeURIComponent(number)}`} state={cameFrom} inherit>
          {number}
        </Anchor>
      </div>
      <p className={classes.about}>
        <ClaimMarks claim={claim} /> {t('claim.of', { name: employee_name, day: formatDate(indianDay(approved_at)) })}
      </p>
      <form ref={focusFirstWrong} onSubmit={submit} noValidate>
        <table className={classes.table}>
          <caption>{t('verify.lines', { number })}</caption>
          <thead>
            <tr>
              <th scope="col">{t('verify.line')}</th>
              <th scope="col" className={classes.end}>
                {t('verify.approved')}
              </th>
              <th scope="col" className={classes.end}>
                {t('verify.pay')}
              </th>
              <th scope="col">{t('verify.reason')}</th>
            </tr>
          </thead>
          <tbody>
            {lines.length === 0 && (
              <tr>
                <td colSpan={4}>{t('verify.no-lines')}</td>
              </tr>
            )}
            {lines.map((line) => (
              <Line
                key={line.receipt_id}
                line={line}
                typed={typedOf(line, typed)}
                mistake={tried ? mistakeOf(line, typed) : undefined}
                onType={may && !line.by_card ? (next) => keep({ ...typed, [line.receipt_id]: next }) : undefined}
              />
            ))}
          </tbody>
          <tfoot>
            <tr>
              <td>{t('verify.total')}</td>
              <td className={classes.end} data-name={t('verify.approved')}>
                {formatRupees(approved)}
              </td>
              <td className={classes.end} data-name={t('verify.pay')}>
                {formatRupees(payable)}
              </td>
              <td>{payable < approved && t('verify.less', { amount: formatRupees(approved - payable) })}</td>
            </tr>
          </tfoot>
        </table>
        {verify.isError && <AlertLine kind="failure">{explain(verify.error)}</AlertLine>}
        {undo.isError && <AlertLine kind="failure">{explain(undo.error)}</AlertLine>}
        {own && <p className={classes.note}>{t('own.why')}</p>}
        {may && (
          <div className={classes.actions}>
            <VerifyButton
              isLoading={verify.isPending}
              isChosen={isChosen}
              text={t('verify.do', { amount: formatRupees(payable) })}
            />
            {verified && (
              <Button variant="default" loading={undo.isPending} onClick={() => undo.mutate()}>
                {t('verify.undo')}
              </Button>
            )}
          </div>
        )}
      </form>
      <details className={classes.parts}>
        <summary>{t('verify.receipts')}</summary>
        {children}
      </details>
    </section>
  )
}

/** Takes the focus when another claim opens while one is worked through, so that Enter goes on. */
function VerifyButton({ isLoading, isChosen, text }: { isLoading: boolean; isChosen: boolean; text: string }) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    const { activeElement } = document
    if (!isChosen) return
    if (activeElement === document.body || activeElement?.hasAttribute('data-verify')) button.current?.focus()
  }, [isChosen])
  return (
    <Button ref={button} type="submit" data-verify loading={isLoading}>
      {text}
    </Button>
  )
}

function useUnsent(number: string) {
  const owner = useSession().user.email ?? ''
  const [typed, setTyped] = useState<TypedLines>(() => unsentAdjustments.read(owner)?.claims[number] ?? {})
  const keep = (next: TypedLines) => {
    setTyped(next)
    const { [number]: _, ...others } = unsentAdjustments.read(owner)?.claims ?? {}
    const claims = Object.keys(next).length === 0 ? others : { ...others, [number]: { ...next } }
    unsentAdjustments.store(owner, Object.keys(claims).length === 0 ? undefined : { claims })
  }
  return [typed, keep] as const
}

interface LineProps {
  line: FinanceLine
  typed: TypedLine
  mistake: Mistake | undefined
  /** Absent for who may not change it. */
  onType: ((next: TypedLine) => void) | undefined
}

function Line({ line, typed, mistake, onType }: LineProps) {
  const { what, category, date, approved, payable, by_card, reason } = line
  const isLess = typed.amount.trim() !== String(approved)
  return (
    <tr>
      <td>
        <div>
          {what}
          <div className={classes.quiet}>{date ? `${category} · ${formatDate(date)}` : category}</div>
        </div>
      </td>
      <td className={classes.end} data-name={t('verify.approved')}>
        {formatRupees(approved)}
      </td>
      <td className={classes.end} data-name={t('verify.pay')}>
        {onType ? (
          <TextInput
            size="xs"
            className={classes.field}
            aria-label={t('verify.pay.of', { what })}
            inputMode="decimal"
            maxLength={30}
            value={typed.amount}
            error={
              mistake === 'amount'
                ? t('verify.amount.wrong')
                : mistake === 'more' && t('verify.amount.more', { amount: formatRupees(approved) })
            }
            onFocus={({ currentTarget }) => currentTarget.select()}
            onChange={({ currentTarget }) => onType({ ...typed, amount: currentTarget.value })}
          />
        ) : (
          formatRupees(payable)
        )}
      </td>
      <td className={classes.reason}>
        {onType
          ? isLess && (
              <TextInput
                size="xs"
                aria-label={t('verify.reason.of', { what })}
                placeholder={t('verify.reason')}
                maxLength={500}
                value={typed.reason}
                error={mistake === 'reason' && t('verify.reason.missing')}
                onChange={({ currentTarget }) => onType({ ...typed, reason: currentTarget.value })}
              />
            )
          : by_card
            ? t('verify.by-card')
            : reason}
      </td>
    </tr>
  )
}
