import { rupeesFromPaise } from '@pravas/contract/money'
import type { DryRun } from '@pravas/contract/policies'
import type { PolicyDocument } from '@pravas/contract/policy-document'
import { addDays } from '@pravas/language/text/calendar'
import { startOfDay } from '../clock.ts'
import { type Finding, isBlocking, presentFindings } from './finding-rules.ts'
import { inOrder, type Judgement } from './judgement-rules.ts'

/** Days of requests, the first and the last included. */
export interface RequestDays {
  from: string
  until: string
}

/** Returns the time of some days, which begin in Asia/Kolkata. */
export function requestedWithin({ from, until }: RequestDays): { since: Date; before: Date } {
  return { since: startOfDay(from), before: startOfDay(addDays(until, 1)) }
}

/** A past request that can be judged again. */
export interface PastRequest {
  type: 'trip' | 'expense'
  number: string
  employeeId: string
  employeeName: string
  /** The day of the request, `YYYY-MM-DD`. */
  day: string
  totalPaise: number
  /** What was found when it was made; null where the policy was not asked. */
  kept: Finding[] | null
  /** Says what these versions make of it; null where none held on its day. */
  judge: (versions: readonly PolicyDocument[]) => Judgement | null
}

/** More than this many items are left out of an answer. */
const MOST_ITEMS = 1000

/** Replays requests by some versions of a policy. Changes nothing. */
export function replay(requests: readonly PastRequest[], versions: readonly PolicyDocument[]): DryRun {
  const judged = requests.map((request) => {
    const { findings, undecided } = request.judge(versions) ?? { findings: [], undecided: [] }
    return { request, findings, undecided }
  })
  const flagged = judged.filter(({ findings }) => findings.length > 0)
  const newest = judged.toSorted((a, b) => (a.request.day < b.request.day ? 1 : a.request.day > b.request.day ? -1 : 0))
  const told = newest.filter(({ findings, undecided }) => findings.length + undecided.length > 0)
  const cleared = newest.filter(
    ({ request, findings, undecided }) =>
      findings.length + undecided.length === 0 && request.kept !== null && request.kept.length > 0,
  )
  const sum = (all: readonly (readonly Finding[])[]) =>
    rupeesFromPaise(all.reduce((paise, findings) => paise + excessOf(findings), 0))
  return {
    flagged: flagged.length,
    before: requests.filter(({ kept }) => kept !== null && kept.length > 0).length,
    undecidable: judged.filter(({ findings, undecided }) => findings.length === 0 && undecided.length > 0).length,
    requests: requests.length,
    blocked: flagged.filter(({ findings }) => findings.some(isBlocking)).length,
    excess: sum(flagged.map(({ findings }) => findings)),
    excess_before: sum(requests.map(({ kept }) => kept ?? [])),
    items: told.slice(0, MOST_ITEMS).map(itemOf),
    cleared: cleared.slice(0, MOST_ITEMS).map(itemOf),
    left_out: Math.max(0, told.length - MOST_ITEMS) + Math.max(0, cleared.length - MOST_ITEMS),
  }
}

type Judged = { request: PastRequest } & Judgement

function itemOf({ request, findings, undecided }: Judged): DryRun['items'][number] {
  return {
    type: request.type,
    number: request.number,
    employee_id: request.employeeId,
    employee_name: request.employeeName,
    date: request.day,
    total: rupeesFromPaise(request.totalPaise),
    before: presentFindings(request.kept),
    findings: presentFindings(findings) ?? [],
    undecidable: undecided.map(({ rule }) => rule),
    missing: inOrder(undecided.flatMap(({ missing }) => missing)),
    excess: rupeesFromPaise(excessOf(findings)),
    blocked: findings.some(isBlocking),
  }
}

/** Paise of one request above the limits, counted once for each part of it that exceeds several. */
function excessOf(findings: readonly Finding[]): number {
  const parts = Map.groupBy(findings, ({ part, of }) => `${part ?? ''} ${of ?? ''}`)
  return [...parts.values()].reduce(
    (all, of) => all + Math.max(0, ...of.map((finding) => (finding.unit === 'paise' ? finding.excess : 0))),
    0,
  )
}
