import { type PolicyRule, RULE_NAMES } from '@pravas/contract/policy'
import { addDays, daysBetween, weekdayOf } from '@pravas/language/text/calendar'
import { dayText, rupeeText } from '../formats.ts'
import { type Line, line, link, type MailText, mailText } from '../mail/mail-text-rules.ts'

/** A request that waits for the manager. */
export interface SummaryRequest {
  kind: 'trip' | 'expense'
  number: string
  ownerName: string
  /** Such as 'trip to Pune' or 'Food claim'. */
  what: string
  paise: number
  requestedOn: string
  /** How many findings of the policy it has. */
  findings: number
}

/** What a week's summary tells; amounts in paise. */
export interface Summary {
  waiting: readonly SummaryRequest[]
  decided: readonly {
    kind: 'trip' | 'expense'
    verdict: 'approved' | 'rejected'
    requests: number
    paise: number
    outside: number
    outsidePaise: number
  }[]
  rulesBroken: readonly { rule: PolicyRule; requests: number }[]
}

/** More requests than this are counted and not named. */
const NAMED = 15

/** The Monday to Sunday before the week of a day. */
export function lastWeekOf(today: string): { from: string; to: string } {
  const monday = addDays(today, -((weekdayOf(today) + 6) % 7))
  return { from: addDays(monday, -7), to: addDays(monday, -1) }
}

/** Whether there is nothing to tell. */
export function isEmpty({ waiting, decided, rulesBroken }: Summary): boolean {
  return waiting.length === 0 && decided.length === 0 && rulesBroken.length === 0
}

/** The summary as a mail. Its links lead to the requests, and to where the summary is switched off. */
export function summaryMail(summary: Summary, { today, publicUrl }: { today: string; publicUrl: URL }): MailText {
  const { waiting } = summary
  const week = lastWeekOf(today)
  const page = (path: string) => link(new URL(path, publicUrl))
  return mailText(
    waiting.length === 0
      ? line`Your team’s week: nothing waits for you`
      : line`Your team’s week: ${countOf(waiting.length, 'request')} ${waiting.length === 1 ? 'waits' : 'wait'} for you`,
    waiting.length === 0 ? line`Nothing waits for your decision.` : waitingWords(waiting, today),
    waiting.length === 0 ? null : page('/admin-approvals'),
    decidedWords(summary, week),
    ruleWords(summary),
    line`You get this on Mondays because people report to you. Switch it off: ${page('/account?switch-off=weekly_summary')}`,
  )
}

function waitingWords(waiting: Summary['waiting'], today: string): Line[] {
  const oldestFirst = waiting.toSorted((a, b) =>
    a.requestedOn < b.requestedOn ? -1 : a.requestedOn > b.requestedOn ? 1 : 0,
  )
  const rest = waiting.length - NAMED
  return [
    line`Waiting for your decision, the longest first:`,
    ...oldestFirst.slice(0, NAMED).map((request) => requestLine(request, today)),
    ...(rest > 0 ? [line`- and ${rest} more`] : []),
  ]
}

function requestLine({ number, ownerName, what, paise, requestedOn, findings }: SummaryRequest, today: string): Line {
  const days = daysBetween(requestedOn, today)
  const age = days === 0 ? 'since today' : `for ${countOf(days, 'day')}`
  const told = line`- ${number}: ${ownerName}, ${what}, ${rupeeText(paise)}, waits ${age} (${dayText(requestedOn)})`
  return findings > 0 ? line`${told}, beyond the policy` : told
}

function decidedWords({ decided }: Summary, { from, to }: { from: string; to: string }): Line[] {
  const when = `${dayText(from)} to ${dayText(to)}`
  if (decided.length === 0) return [line`Last week (${when}) none of your team’s requests was decided.`]
  const approved = decided.filter(({ verdict }) => verdict === 'approved')
  const sum = (rows: Summary['decided'], of: 'paise' | 'outside' | 'outsidePaise') =>
    rows.reduce((total, row) => total + row[of], 0)
  const outside = sum(approved, 'outside')
  return [
    line`Decided last week (${when}):`,
    ...decided.map(
      ({ kind, verdict, requests, paise }) =>
        line`- ${countOf(requests, kind === 'trip' ? 'trip' : 'expense claim')} ${verdict}, ${rupeeText(paise)}`,
    ),
    ...(approved.length === 0
      ? []
      : [
          line`Approved spend: ${rupeeText(sum(approved, 'paise'))}, of which ${rupeeText(sum(approved, 'outsidePaise'))} in ${countOf(outside, 'request')} beyond the policy.`,
        ]),
  ]
}

function ruleWords({ rulesBroken }: Summary): Line[] {
  if (rulesBroken.length === 0) return []
  return [
    line`What your team asked for last week beyond the policy:`,
    ...rulesBroken.map(({ rule, requests }) => line`- ${RULE_NAMES[rule]}: ${countOf(requests, 'request')}`),
  ]
}

function countOf(count: number, one: string): string {
  return `${count.toLocaleString('en-IN')} ${one}${count === 1 ? '' : 's'}`
}
