import type { PolicyRule } from '@pravas/contract/policy'
import { addDays, daysBetween, weekdayOf } from '@pravas/language/text/calendar'
import { weeklySummary } from '@pravas/messages/en/weekly-summary'
import { ruleName } from '@pravas/messages/rule-name'
import { texts } from '@pravas/messages/texts'
import { dayText, rupeeText } from '../formats.ts'
import { button, entry, footer, type Line, line, link, type MailText, mailText } from '../mail/mail-text-rules.ts'

const text = texts(weeklySummary)

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
  const page = (path: string) => new URL(path, publicUrl)
  return mailText(
    line(text, 'subject', { count: waiting.length }),
    waiting.length === 0 ? line(text, 'waiting.none') : waitingWords(waiting, today),
    waiting.length === 0 ? null : button(line(text, 'open-approvals'), page('/admin-approvals')),
    decidedWords(summary, week),
    ruleWords(summary),
    footer(
      line(text, 'switch-off', { link: link(page('/account?switch-off=weekly_summary'), line(text, 'settings')) }),
    ),
  )
}

function waitingWords(waiting: Summary['waiting'], today: string): Line[] {
  const oldestFirst = waiting.toSorted((a, b) =>
    a.requestedOn < b.requestedOn ? -1 : a.requestedOn > b.requestedOn ? 1 : 0,
  )
  const rest = waiting.length - NAMED
  return [
    line(text, 'waiting.heading'),
    ...oldestFirst.slice(0, NAMED).map((request) => entry(requestLine(request, today))),
    ...(rest > 0 ? [entry(line(text, 'waiting.more', { count: rest }))] : []),
  ]
}

function requestLine({ number, ownerName, what, paise, requestedOn, findings }: SummaryRequest, today: string): Line {
  const days = daysBetween(requestedOn, today)
  const amount = rupeeText(paise)
  const request = line(text, 'waiting.request', {
    number,
    owner: ownerName,
    what,
    amount,
    days,
    date: dayText(requestedOn),
  })
  return findings > 0 ? line(text, 'waiting.out-of-policy', { request }) : request
}

function decidedWords({ decided }: Summary, { from, to }: { from: string; to: string }): Line[] {
  const week = { from: dayText(from), until: dayText(to) }
  if (decided.length === 0) return [line(text, 'decided.none', week)]
  const approved = decided.filter(({ verdict }) => verdict === 'approved')
  const sum = (rows: Summary['decided'], of: 'paise' | 'outside' | 'outsidePaise') =>
    rows.reduce((total, row) => total + row[of], 0)
  return [
    line(text, 'decided.heading', week),
    ...decided.map(({ kind, verdict, requests, paise }) =>
      entry(line(text, 'decided.requests', { count: requests, kind, verdict, amount: rupeeText(paise) })),
    ),
    ...(approved.length === 0
      ? []
      : [
          line(text, 'decided.spend', {
            amount: rupeeText(sum(approved, 'paise')),
            outside: rupeeText(sum(approved, 'outsidePaise')),
            count: sum(approved, 'outside'),
          }),
        ]),
  ]
}

function ruleWords({ rulesBroken }: Summary): Line[] {
  if (rulesBroken.length === 0) return []
  return [
    line(text, 'rules.heading'),
    ...rulesBroken.map(({ rule, requests }) =>
      entry(line(text, 'rules.rule', { rule: ruleName(rule), count: requests })),
    ),
  ]
}
