import type { ClaimDraft } from '@pravas/contract/claims'
import { RECEIPT_FIELD_LABELS } from '@pravas/contract/receipt-fields'
import type { ExpenseAct } from '@pravas/language/expense/acts'
import { addDays, daysBetween } from '@pravas/language/text/calendar'
import { replies } from '@pravas/messages/fingenie'
import { unconfirmedIn } from '../../../expenses/draft/unconfirmed-rules.ts'
import { dayText, listWords } from '../../../formats.ts'
import { textOfPresented } from '../../../policy/finding-text-rules.ts'
import { literal } from '../../kernel/cards.ts'
import type { FinGenieReply } from '../engine.ts'
import { blockersText } from './send-blockers.ts'
import { sendQuestion } from './send-question.ts'
import { capital, claimableOf, type NumberedReceipt, nameOf, paragraphs } from './texts.ts'
import { reply, type Turn } from './turn.ts'

type Question = ExpenseAct<'ask_check'>['slots']
type InReview = ClaimDraft['receipts'][number]

/** Gives a verdict on the receipts that wait, or on a bill of some day; undefined where there is nothing to judge. */
export async function checkAnswer(turn: Turn, question: Question): Promise<FinGenieReply | undefined> {
  if (question.about === 'deadline') return deadlineVerdict(turn, question)
  const claim = await turn.tools.show_claim()
  if (!claim) return undefined
  const meant = claimableOf(turn.open).filter(
    ({ id }) => question.receipts.length === 0 || question.receipts.includes(id),
  )
  if (meant.length === 0) return undefined
  const [only, ...others] = meant
  const focus = others.length === 0 ? only : turn.dialogue.focus
  switch (question.about) {
    case 'ready':
      return readiness(turn, claim)
    case 'unsure':
      return reply(unsureText(meant, claim.receipts), focus)
    case 'policy':
      return reply(policyText(claim), focus)
    case 'already':
      return reply(alreadyText(meant, claim.receipts), focus)
  }
}

/** Says what is missing before a claim can go, or that nothing is; then asks whether to send it. */
async function readiness(turn: Turn, claim: ClaimDraft): Promise<FinGenieReply> {
  const { open, dialogue, tools } = turn
  const warnings = (claim.warnings ?? []).map(({ text, receipt_id }) => lineOf(text, open, receipt_id))
  const warned = warnings.length > 0 && paragraphs(replies('check.warnings'), warnings.join('\n'))
  const asked = await sendQuestion(turn, open, await tools.my_approver())
  if (claim.blocking.length > 0)
    return reply(
      paragraphs(replies('check.not-ready'), blockersText(claim.blocking, open), warned),
      dialogue.focus,
      asked.pending,
    )
  const isSound = !warned && claim.findings?.length === 0 && unsureOf(open, claim.receipts).length === 0
  return reply(
    paragraphs(isSound ? replies('check.ready') : replies('check.can-go'), warned, findingLines(claim), asked.text),
    dialogue.focus,
    asked.pending,
  )
}

function lineOf(text: string, open: readonly NumberedReceipt[], id: string | null): string {
  const receipt = open.find((one) => one.id === id)
  return `- ${receipt ? `${capital(nameOf(receipt))}: ` : ''}${literal(text)}`
}

/** The fields of receipts that were read without being sure and that nobody confirmed. */
function unsureOf(receipts: readonly NumberedReceipt[], inReview: readonly InReview[]) {
  return receipts.flatMap((receipt) => {
    const review = inReview.find(({ receipt_id: id }) => id === receipt.id)
    const fields = review ? unconfirmedIn(review.fields) : []
    const lacks = review ? NEEDED.filter((name) => review.fields[name].value === null) : []
    return fields.length + lacks.length > 0 ? [{ receipt, fields, lacks }] : []
  })
}

const NEEDED = ['merchant', 'date', 'total'] as const

function unsureText(receipts: readonly NumberedReceipt[], inReview: readonly InReview[]): string {
  const unsure = unsureOf(receipts, inReview)
  if (unsure.length === 0) return replies('check.sure', { count: receipts.length })
  const lines = unsure.map(({ receipt, fields, lacks }) => {
    const of = inReview.find(({ receipt_id: id }) => id === receipt.id)
    const read = fields.map(
      (name) => `${RECEIPT_FIELD_LABELS[name]} (${literal(String(of?.fields[name].value ?? ''))})`,
    )
    const missing = lacks.map((name) => replies('check.not-found', { field: RECEIPT_FIELD_LABELS[name] }))
    return `- ${capital(nameOf(receipt))}: ${listWords([...read, ...missing])}`
  })
  const [first] = unsure
  return paragraphs(
    replies('check.unsure', { count: unsure.length }),
    lines.join('\n'),
    first && replies('check.confirm', { number: first.receipt.number }),
  )
}

function findingLines({ findings }: ClaimDraft): string | undefined {
  if (!findings || findings.length === 0) return undefined
  return paragraphs(
    replies('check.findings'),
    findings.map((finding) => `- ${literal(textOfPresented(finding))}`).join('\n'),
  )
}

function policyText(claim: ClaimDraft): string {
  if (claim.findings === null) return replies('check.no-policy')
  return findingLines(claim) ?? replies('check.within', { count: claim.receipts.length })
}

/** Says which receipts were claimed before, and in which claim. */
function alreadyText(receipts: readonly NumberedReceipt[], inReview: readonly InReview[]): string {
  const lines = receipts.flatMap((receipt) => {
    const review = inReview.find(({ receipt_id: id }) => id === receipt.id)
    const [before] = review?.duplicates.filter(({ of }) => typeof of === 'string' || 'own_claim' in of) ?? []
    return before ? [`- ${capital(nameOf(receipt))}: ${literal(before.text)}`] : []
  })
  return lines.length === 0
    ? replies('check.not-claimed', { count: receipts.length })
    : paragraphs(replies('check.claimed', { count: lines.length }), lines.join('\n'))
}

/** Whether something may still be claimed: the verdict, then the rule that it comes from. */
async function deadlineVerdict(turn: Turn, { days, receipts }: Question): Promise<FinGenieReply | undefined> {
  const rule = await turn.tools.claim_deadline()
  if (!rule) return undefined
  const open = claimableOf(turn.open).filter(({ id }) => receipts.length === 0 || receipts.includes(id))
  const spent = days ? [days] : open.flatMap(({ date }) => (date === null ? [] : [{ from: date, to: date }]))
  if (spent.length === 0) return undefined
  const lines = spent.map(({ from, to }) => verdictOn(turn.today, from, to, rule))
  const said = reply(lines.join('\n\n'), turn.dialogue.focus)
  return { ...said, state: { ...said.state, subject: 'deadline' } }
}

interface Deadline {
  days: number
  clause: string
  severity: 'warn' | 'reason' | 'block'
}

function verdictOn(today: string, from: string, to: string, { days: limit, clause, severity }: Deadline): string {
  const [earliest, latest] = [daysBetween(from, today), daysBetween(to > today ? today : to, today)]
  const values = { date: dayText(latest > limit ? to : from), limit, clause: literal(clause), severity }
  if (from > today) return replies('deadline.ahead', { date: dayText(from), limit, clause: literal(clause) })
  if (latest > limit) return replies('deadline.late', { ...values, days: latest, last: dayText(addDays(to, limit)) })
  if (earliest <= limit)
    return replies('deadline.in-time', { ...values, days: earliest, last: dayText(addDays(from, limit)) })
  return replies('deadline.depends', { first: dayText(addDays(today, -limit)), limit, clause: literal(clause) })
}
