import { UNDO_MS } from '@pravas/contract/approvals'
import { useEffect, useState } from 'react'
import { type Entry, steadyEntries } from './steady-entries.ts'
import { useUndoableDecisions, useUndone } from './undoable-decisions.ts'

interface Options<Request> {
  kind: 'trip' | 'expense'
  /** What is shown of which list; undefined while what it shows comes. With another one the order is the server's again. */
  view: string | undefined
  isBeyond?: ((request: Request) => boolean) | undefined
}

/** The entries of a list as `steadyEntries` has them, and a way to clear what waits no longer away, which happens by itself after a while. */
export function useSteadyEntries<Request extends { id: string }>(
  requests: readonly Request[],
  { kind, view, isBeyond }: Options<Request>,
): { entries: readonly Entry<Request>[]; clear: () => void } {
  const decisions = useUndoableDecisions()
  const undone = useUndone()
  const decided = new Set(decisions.filter((one) => one.kind === kind).map(({ id }) => id))
  const [kept, setKept] = useState<{ view: string | undefined; entries: readonly Entry<Request>[] }>({
    view,
    entries: [],
  })
  const isSame = view === undefined || view === kept.view
  const entries = steadyEntries(isSame ? kept.entries : [], requests, { decided, undone, isBeyond })
  // What was shown last is known by the time of the next list, without a further drawing in between.
  if (!isSame || !areSame(entries, kept.entries)) setKept({ view: view ?? kept.view, entries })
  const clear = () => setKept((last) => ({ ...last, entries: last.entries.filter(({ state }) => state !== 'gone') }))
  const gone = entries.flatMap(({ id, state }) => (state === 'gone' ? id : [])).join(' ')
  useEffect(() => {
    if (gone === '') return
    const timer = setTimeout(
      () => setKept((last) => ({ ...last, entries: last.entries.filter(({ state }) => state !== 'gone') })),
      UNDO_MS,
    )
    return () => clearTimeout(timer)
  }, [gone])
  return { entries, clear }
}

function areSame<Request>(some: readonly Entry<Request>[], others: readonly Entry<Request>[]): boolean {
  return (
    some.length === others.length &&
    some.every(({ id, request, state }, index) => {
      const other = others[index]
      return id === other?.id && request === other.request && state === other.state
    })
  )
}
