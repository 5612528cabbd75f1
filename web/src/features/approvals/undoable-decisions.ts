import { type Refusal, UNDO_MS } from '@pravas/contract/approvals'
import type { Verdict } from '@pravas/contract/requests'
import { useSyncExternalStore } from 'react'
import { session } from '../../api/session.ts'
import type { RequestView } from './request-view.ts'

/** A decision that was just made here and can still be taken back. */
export interface UndoableDecision extends Pick<RequestView, 'kind' | 'id' | 'number'> {
  verdict: Verdict
  /** The receipts that it refuses. */
  refused?: Refusal[] | undefined
  /** The steps that decide after it; absent where there are none. */
  next?: readonly string[]
  /** How many pixels high the card was that it stands in for; 0 where there was none. */
  height: number
}

type Key = Pick<RequestView, 'kind' | 'id'>

let decisions: readonly UndoableDecision[] = []
const listeners = new Set<() => void>()

function change(next: readonly UndoableDecision[]): void {
  decisions = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const isOf = (key: Key) => (decision: Key) => decision.kind === key.kind && decision.id === key.id

// Whoever signs in next is not shown what another has decided.
session.subscribe(() => {
  if (!session.get().isAuthenticated && decisions.length > 0) change([])
})

/** Keeps a decision as long as it can be taken back. */
export function offerUndo(decision: UndoableDecision): void {
  change([...decisions.filter((one) => !isOf(decision)(one)), decision])
  setTimeout(() => change(decisions.filter((one) => one !== decision)), UNDO_MS)
}

/** Offers the taking back of a decision no longer. */
export function withdrawUndo(key: Key): void {
  change(decisions.filter((one) => !isOf(key)(one)))
}

/** The decisions that can still be taken back, the last one last. */
export function useUndoableDecisions(): readonly UndoableDecision[] {
  return useSyncExternalStore(subscribe, () => decisions)
}

/**
 * The ids of a list in which what was decided keeps its place, though the server lists it no longer. `before` is what was shown
 * last, `pending` what the server lists now.
 */
export function orderWithDecided(
  before: readonly string[],
  pending: readonly string[],
  decided: ReadonlySet<string>,
): string[] {
  const order = [...pending]
  before.forEach((id, index) => {
    if (!decided.has(id) || order.includes(id)) return
    const above = before.slice(0, index).findLast((one) => order.includes(one))
    order.splice(above === undefined ? 0 : order.indexOf(above) + 1, 0, id)
  })
  return order
}
