import type { ToldTurn } from '@pravas/contract/draft-change'
import { chat } from '@pravas/messages/en/chat'
import { texts } from '@pravas/messages/texts'
import { useEffect, useEffectEvent, useState } from 'react'
import { explain } from '../api/api-error.ts'
import { isConflict } from '../api/conflict.ts'
import { newTurnId } from './turn-id.ts'

const t = texts(chat)

/** What somebody does to a draft in its panel. */
export interface DraftChange<Change> {
  /** Where in the panel, such as `leg:1.date`: what was typed there stays until it is kept. */
  at: string
  /** What was typed there. */
  typed?: string
  change: Change
  /** What the conversation says of it. */
  words: string
}

/** A draft in the version that was read, and the turn that is to tell of what is done to it. */
export interface AskedChange {
  draftId: string
  version: number
  told: ToldTurn
}

/** Does what was asked for; answers the words of the turn that tells of it. Throws where nothing was done. */
export type KeepChange<Change> = (change: DraftChange<Change>, asked: AskedChange) => Promise<KeptChange>

export interface KeptChange {
  words: string
  /** What has to be said of it beside the conversation. */
  notice?: string
}

/** What was not done, and why. */
export interface RefusedChange<Change> {
  change: DraftChange<Change>
  message: string
}

/** What was typed somewhere in the panel and not kept; undefined where it was. */
export function refusedAt(refused: RefusedChange<unknown> | undefined, at: string): string | undefined {
  return refused?.change.at === at ? refused.change.typed : undefined
}

export interface DraftChanges<Change> {
  change: (change: DraftChange<Change>) => void
  /** Whether something is being done. */
  working: boolean
  refused: RefusedChange<Change> | undefined
  /** What has to be known of what was done. */
  notice: string | undefined
  /** Does what was refused again, to the draft as it is now. */
  again: () => void
  drop: () => void
}

interface DraftChangesDeps<Change> {
  sessionId: string
  /** An answer is awaited. */
  busy: boolean
  /** The draft as it is, once what is on its way has come. */
  current: () => Promise<{ draft_id?: string | undefined; version?: number | undefined } | undefined>
  /** Asks for the draft anew. */
  refresh: () => void
  /** Tells the conversation, by a turn; false while an answer is awaited. */
  onTold: (words: string, turnId: string) => boolean
  keep: KeepChange<Change>
}

/**
 * Does what is changed in the panel of a draft, one after the other: each by a call, and then as a turn of the conversation, which
 * goes on from it. What is pressed while an answer is awaited is done after it.
 */
export function useDraftChanges<Change>(deps: DraftChangesDeps<Change>): DraftChanges<Change> {
  const { sessionId, busy, keep } = deps
  const [waiting, setWaiting] = useState<readonly DraftChange<Change>[]>([])
  const [working, setWorking] = useState(false)
  const [untold, setUntold] = useState<ToldTurn>()
  const [refused, setRefused] = useState<RefusedChange<Change>>()
  const [notice, setNotice] = useState<string>()
  const [next] = waiting

  const doNext = useEffectEvent(async (change: DraftChange<Change>) => {
    setWorking(true)
    setRefused(undefined)
    setNotice(undefined)
    try {
      const { draft_id: draftId, version } = (await deps.current()) ?? {}
      if (draftId === undefined || version === undefined) throw new Error('There is no draft to change.')
      const told = { session_id: sessionId, turn_id: newTurnId(), words: change.words }
      const kept = await keep(change, { draftId, version, told })
      setNotice(kept.notice)
      setUntold({ ...told, words: kept.words })
      setWaiting((all) => all.slice(1))
    } catch (error) {
      setRefused({
        change,
        message: isConflict(error) ? `${explain(error)} ${t('draft.kept')}` : explain(error),
      })
      // What was pressed after it was meant for the draft as it would have been.
      setWaiting([])
      deps.refresh()
    } finally {
      setWorking(false)
    }
  })
  useEffect(() => {
    if (!busy && !working && !untold && next) void doNext(next)
  }, [busy, working, untold, next])

  const tell = useEffectEvent(({ words, turn_id }: ToldTurn) => {
    if (deps.onTold(words, turn_id)) setUntold(undefined)
  })
  useEffect(() => {
    if (!busy && untold) tell(untold)
  }, [busy, untold])

  return {
    change: (change) => setWaiting((all) => [...all, change]),
    working: working || untold !== undefined,
    refused,
    notice,
    again: () => refused && setWaiting([refused.change]),
    drop: () => setRefused(undefined),
  }
}
