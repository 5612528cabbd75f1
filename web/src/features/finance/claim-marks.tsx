import type { Advance } from '@pravas/contract/advances'
import type { AccountState, FinanceClaim } from '@pravas/contract/finance'
import { financePage } from '@pravas/messages/en/finance-page'
import { texts } from '@pravas/messages/texts'
import { formatDate, formatPrice } from '../../ui/formats.ts'
import classes from './finance.module.css'

const t = texts(financePage)

/** What of a claim finance has to know before it is paid, each with its reason as a title. */
export function ClaimMarks({ claim: { own, account, bounced, card, open_advance: advance } }: { claim: FinanceClaim }) {
  return (
    <>
      {own && <Mark text={t('own')} why={t('own.why')} />}
      <AccountMark account={account} />
      {card > 0 && <Mark text={t('card.mark', { amount: formatPrice(card) })} why={t('card.why')} />}
      {advance > 0 && <Mark text={t('advance.mark', { amount: formatPrice(advance) })} why={t('advance.why')} />}
      {bounced && <Mark text={t('bounced.mark', { day: formatDate(bounced.on) })} why={bounced.reason} />}
    </>
  )
}

/** What of an advance finance has to know before it is paid, each with its reason as a title. */
export function AdvanceMarks({ advance: { own, account, trip } }: { advance: Advance }) {
  return (
    <>
      {own && <Mark text={t('advance.own')} why={t('advance.own.why')} />}
      {trip.status !== 'approved' && <Mark text={t('advance.trip')} why={t('advance.trip.why')} />}
      <AccountMark account={account} />
    </>
  )
}

function AccountMark({ account }: { account: AccountState | null }) {
  if (account !== 'missing' && account !== 'held') return null
  return <Mark text={t(`account.${account}`)} why={t(`account.${account}.why`)} />
}

function Mark({ text, why }: { text: string; why: string }) {
  return (
    <span className={classes.mark} title={why}>
      {text}
    </span>
  )
}
