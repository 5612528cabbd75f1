import { type Refusal, UNDO_MS } from '@pravas/contract/approvals'
import type { Verdict } from '@pravas/contract/requests'
import { useSyncExternalStore } from 'react'
import { session } from '../../api/session.ts'
import type { RequestView } from './request-view.ts'

/** Milliseconds after which a list that has not been read again since a request was taken back is no longer waited for. */
const RELOADED_MS = 15_000

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
let undone: ReadonlySet<string> = new Set()
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

// Whoever signs in next is shown nothing of what another has decided or taken back.
session.subscribe(() => {
  if (session.get().isAuthenticated || (decisions.length === 0 && undone.size === 0)) return
  undone = new Set()
  change([])
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

/** Notes that a decision was taken back: its request is there again, also before the list has been read again. */
export function noteUndone(key: Key): void {
  undone = new Set([...undone, key.id])
  withdrawUndo(key)
  setTimeout(() => {
    undone = new Set([...undone].filter((id) => id !== key.id))
    change(decisions)
  }, RELOADED_MS)
}

/** The decisions that can still be taken back, the last one last. */
export function useUndoableDecisions(): readonly UndoableDecision[] {
  return useSyncExternalStore(subscribe, () => decisions)
}

/** The ids of the requests that were taken back a moment ago. */
export function useUndone(): ReadonlySet<string> {
  return useSyncExternalStore(subscribe, () => undone)
}
