import { listOutbox } from '@pravas/contract/approvals'
import { type ClaimDraft, getClaim } from '@pravas/contract/claims'
import { Problem } from '@pravas/contract/errors'
import { type Expense, listExpenses } from '@pravas/contract/expenses'
import {
  askFinGenie,
  type ReadReceipt,
  type ReceiptFile,
  sendReimbursement,
  uploadReceipts,
} from '@pravas/contract/fingenie'
import { commandIn, NOTHING_TO_SEND } from '@pravas/contract/fingenie-commands'
import type { ReceiptInReview } from '@pravas/contract/receipt-review'
import type { PaperReceipt, Script, StandingReceipt, Turn } from '../assistants/fingenie/dialogues/script.fixture.ts'
import { withoutLinks } from '../assistants/fingenie/rules/receipts.fixture.ts'
import { factsOf } from '../assistants/model/fact-rules.ts'
import { builders } from './builders.ts'
import type { Client } from './client.ts'
import { faultsOfProse, type Played, type PlayedTurn, type Playing } from './played.ts'
import type { Stage } from './stage.ts'

const CHAT = 'fingenie-script'
const EXPENSE_NUMBER = /EXP-\d{4}-\d{6}/g
/** To whom FinGenie writes: one's manager, and of a decision oneself. */
const READERS = /\b(?:manager|employee)@pravas\.example/

/** Makes the file of a receipt that is uploaded. */
export type PaperFile = (receipt: PaperReceipt, name: string) => Promise<ReceiptFile> | ReceiptFile

interface Answer {
  say: string
  response: string
  /** The code with which it was refused. */
  code?: string
  told: unknown[]
}

/** What stands after a turn. */
interface Standing {
  claim: ClaimDraft | null
  /** Earliest first. */
  expenses: Expense[]
}

/**
 * Plays a dialogue with FinGenie through the calls that its page makes, on a stage that has just begun, and judges each
 * answer. The script ends early when a call fails.
 */
export async function playFinGenie(
  stage: Stage,
  script: Script,
  paper: PaperFile,
  { words, onTurn }: Playing,
): Promise<Played> {
  const numbers: Record<string, string> = {}
  if (script.claim) {
    const build = builders(stage)
    numbers['{own}'] = await build.expense({ status: script.claim })
    numbers['{other}'] = await build.expense({ claimant: 'colleague', rupees: [777] })
  }
  const filled = (text: string) => text.replace(/\{own\}|\{other\}|\{claim\}/g, (name) => numbers[name] ?? name)
  let person = stage.as('employee')
  const page = openPage(() => person, paper)
  const played: Played = { turns: [], failures: [] }
  let before = await standing(person, CHAT)
  let chat = CHAT
  try {
    for (const turn of script.turns) {
      if (turn.on) {
        stage.clock.set(`${turn.on}T06:30:00Z`)
        // A session ends after a day.
        person = stage.as('employee')
      }
      if (turn.chat !== undefined && turn.chat !== chat)
        before = { ...before, claim: (await standing(person, turn.chat)).claim }
      chat = turn.chat ?? CHAT
      const began = performance.now()
      const answer = 'upload' in turn ? await page.upload(turn.upload, chat) : await page.say(filled(turn.say), chat)
      const milliseconds = performance.now() - began
      const after = await standing(person, chat)
      const latest = after.expenses.at(-1)
      if (latest) numbers['{claim}'] = latest.expense_number
      const prose = withoutLinks(answer.response)
      const heard: PlayedTurn = {
        say: answer.say,
        prose,
        state: await stateOf(stage, chat),
        told: answer.told,
        ...(!('upload' in turn) && { milliseconds }),
      }
      played.turns.push(heard)
      onTurn?.(heard)
      const wrong = [
        ...faultsOf(answer.say, prose, after.expenses),
        ...unlike(turn, answer, before, after),
        ...(turn.never ?? [])
          .filter((never) => matches(never, prose, filled))
          .map((never) => `it says ${never}: ${prose}`),
        ...amountsMissing(turn, prose),
        ...(words ? wordsMissing(turn, prose, filled) : []),
      ]
      played.failures.push(...wrong.map((what) => `"${answer.say}": ${what}`))
      before = after
    }
  } catch (error) {
    played.failures.push(error instanceof Error ? error.message : String(error))
  }
  return { ...played, failures: [...played.failures, ...(await strayMails(stage))] }
}

/** What the page does with what is typed and chosen. */
function openPage(person: () => Client, paper: PaperFile) {
  /** What the page shows of each conversation's receipts. */
  const shown = new Map<string, { receipts: ReadReceipt[]; sent: boolean }>()
  async function send(prompt: string, sessionId: string): Promise<Answer> {
    const held = shown.get(sessionId)
    const summary = held && { session_id: sessionId, receipts: held.receipts }
    const { status, body } = await person().post('/api/chat/fingenie/email', { prompt, sessionId, summary })
    if (status >= 400) {
      const { code, title, detail } = Problem.parse(body)
      // Without receipts the page has its own words, and asks nobody.
      const response = held ? (detail ?? title) : NOTHING_TO_SEND
      return { say: prompt, response, code, told: [body] }
    }
    const { response, referenceId, summary: changed } = sendReimbursement.response.parse(body)
    if (held && referenceId !== null) shown.set(sessionId, { ...held, sent: true })
    else if (changed) shown.set(sessionId, { receipts: changed.receipts, sent: false })
    return { say: prompt, response, told: [await expensesOf(person())] }
  }

  return {
    async upload(receipts: readonly PaperReceipt[], sessionId: string): Promise<Answer> {
      const files = await Promise.all(
        receipts.map((receipt, index) => paper(receipt, receipt.file ?? `receipt-${index + 1}`)),
      )
      const body = { receipts: files, sessionId }
      const { response, summary } = await person().call(uploadReceipts, { body })
      const held = shown.get(sessionId)
      const earlier = held && !held.sent ? held.receipts : []
      const fresh = summary.receipts.filter(({ receipt_id: id }) =>
        earlier.every(({ receipt_id }) => receipt_id !== id),
      )
      shown.set(sessionId, { receipts: [...earlier, ...fresh], sent: false })
      const say = `Uploaded ${files.map(({ file_name }) => file_name).join(', ')}`
      return { say, response, told: [summary, await expensesOf(person())] }
    },

    async say(message: string, sessionId: string): Promise<Answer> {
      if (commandIn(message) === 'reimburse') return send(message, sessionId)
      const { response, summary, referenceId } = await person().call(askFinGenie, { body: { message, sessionId } })
      const held = shown.get(sessionId)
      if (referenceId !== undefined && held) shown.set(sessionId, { ...held, sent: true })
      else if (summary) shown.set(sessionId, { receipts: summary.receipts, sent: false })
      return { say: message, response, told: summary ? [summary] : [] }
    },
  }
}

async function standing(person: Client, sessionId: string): Promise<Standing> {
  const { claim } = await person.call(getClaim, { query: { sessionId } })
  return { claim, expenses: await expensesOf(person) }
}

async function expensesOf(person: Client): Promise<Expense[]> {
  return (await person.call(listExpenses, { params: { employeeId: 'EMP1001' } })).toReversed()
}

async function stateOf({ database }: Stage, sessionId: string): Promise<unknown> {
  const row = await database.db
    .selectFrom('conversations')
    .select('state')
    .where('session_id', '=', sessionId)
    .executeTakeFirst()
  return row?.state ?? {}
}

/** To whom else was written. */
async function strayMails(stage: Stage): Promise<string[]> {
  const mails = await stage.as('superadmin').call(listOutbox)
  return mails.filter(({ to }) => !READERS.test(to)).map(({ to }) => `a mail went to ${to}`)
}

/** What holds of every answer, whatever was said. */
function faultsOf(say: string, prose: string, expenses: readonly Expense[]): string[] {
  const own = expenses.map(({ expense_number }) => expense_number)
  // What the person named may be named back.
  const named = new Set([...own, ...numbersIn(say)])
  return [
    ...faultsOfProse(prose),
    ...numbersIn(prose)
      .filter((number) => !named.has(number))
      .map((number) => `${number} is none of the person's claims`),
  ]
}

function numbersIn(text: string): string[] {
  return [...text.matchAll(EXPENSE_NUMBER)].map(([number]) => number)
}

function unlike(turn: Turn, { code }: Answer, before: Standing, after: Standing): string[] {
  const stood = receiptsOf(before.claim).map(standingOf)
  const stands = receiptsOf(after.claim)
  const totals = (of: Standing) => of.expenses.map(({ total }) => Number(total))
  const sent = turn.claims ?? totals(before)
  // What is sent waits no more.
  const expected = turn.receipts ?? (turn.claims ? [] : stood)
  return [
    ...(expected.length === stands.length ? [] : [`${stands.length} receipts wait instead of ${expected.length}`]),
    ...stands.flatMap((receipt, index) => differing(receipt, expected[index])),
    ...(turn.as === undefined || after.claim?.as === turn.as ? [] : [`they are to be claimed as ${after.claim?.as}`]),
    ...(turn.doubtful === undefined || doubtful(stands) === turn.doubtful
      ? []
      : [`${doubtful(stands)} may be duplicates instead of ${turn.doubtful}`]),
    ...documentsUnlike(turn, before, after),
    ...(turn.refused === code ? [] : [`it was ${code === undefined ? 'not refused' : `refused with ${code}`}`]),
    ...(JSON.stringify(totals(after)) === JSON.stringify(sent)
      ? []
      : [`the claims are ${JSON.stringify(totals(after))} instead of ${JSON.stringify(sent)}`]),
  ]
}

function receiptsOf(claim: ClaimDraft | null): ReceiptInReview[] {
  return claim?.receipts ?? []
}

function documentsUnlike({ documents }: Turn, before: Standing, after: Standing): string[] {
  const filesOf = ({ claim }: Standing) => (claim?.documents ?? []).map(({ file_name }) => file_name)
  const [expected, stands] = [documents ?? filesOf(before), filesOf(after)]
  return JSON.stringify(expected) === JSON.stringify(stands)
    ? []
    : [`the documents are ${JSON.stringify(stands)} instead of ${JSON.stringify(expected)}`]
}

function standingOf({ fields }: ReceiptInReview): Required<StandingReceipt> {
  return {
    merchant: fields.merchant.value,
    date: fields.date.value,
    total: fields.total.value,
    category: fields.category.value ?? 'Miscellaneous',
  }
}

function differing(receipt: ReceiptInReview, expected: StandingReceipt | undefined): string[] {
  const is: Readonly<Record<string, unknown>> = standingOf(receipt)
  return Object.entries(expected ?? {}).flatMap(([name, ought]) =>
    is[name] === ought ? [] : [`the ${name} of receipt ${receipt.number} is ${is[name]} instead of ${ought}`],
  )
}

function doubtful(receipts: readonly ReceiptInReview[]): number {
  return receipts.filter(({ duplicates }) => duplicates.some(({ resolution }) => resolution === null)).length
}

function amountsMissing({ tells = [] }: Turn, prose: string): string[] {
  const { numbers } = factsOf(prose, true)
  return tells
    .filter((rupees) => !numbers.has(Math.round(rupees * 100)))
    .map((rupees) => `it does not tell ₹${rupees}: ${prose}`)
}

function wordsMissing({ says = [], is }: Turn, prose: string, filled: (text: string) => string): string[] {
  return [
    ...says.filter((words) => !matches(words, prose, filled)).map((words) => `it does not say ${words}: ${prose}`),
    ...(is === undefined || prose === is ? [] : [`it is not "${is}": ${prose}`]),
  ]
}

function matches(words: RegExp | string, prose: string, filled: (text: string) => string): boolean {
  if (typeof words === 'string') return prose.includes(filled(words))
  return new RegExp(filled(words.source), words.flags).test(prose)
}
