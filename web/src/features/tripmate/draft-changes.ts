import type { CallInput } from '@pravas/contract/endpoint'
import { changeTripDraft, recheckTripDraft, submitTripDraft } from '@pravas/contract/trip-drafts'
import { tripmate } from '@pravas/messages/en/tripmate'
import { texts } from '@pravas/messages/texts'
import { useEffect, useEffectEvent, useState } from 'react'
import { explain } from '../../api/api-error.ts'
import { call } from '../../api/call.ts'
import { isConflict } from '../../api/conflict.ts'
import { newTurnId } from '../../chat/turn-id.ts'
import { formatPrice } from '../../ui/formats.ts'

const t = texts(tripmate)

type Told = NonNullable<CallInput<typeof changeTripDraft>['body']['told']>
type Change = Omit<CallInput<typeof changeTripDraft>['body'], 'version' | 'told'>

/** What somebody does to the draft in its panel. */
export interface DraftChange {
  /** Where in the panel, such as `leg:1.date`: what was typed there stays until it is kept. */
  at: string
  /** What was typed there. */
  typed?: string
  /** What is changed; 'send' sends the draft. */
  change: Change | 'send'
  /** What the conversation says of it. */
  words: string
}

/** A draft in the version that was read, and the turn that is to tell of what is done to it. */
interface Asked {
  draftId: string
  version: number
  told: Told
}

/** Does what was wished; answers the words of the turn that tells of it. Throws where nothing was done. */
export type KeepChange = (change: DraftChange, asked: Asked) => Promise<Kept>

interface Kept {
  words: string
  /** What has to be said of it beside the conversation. */
  notice?: string
}

/** What was not done, and why. */
export interface RefusedChange {
  change: DraftChange
  message: string
}

export interface DraftChanges {
  change: (change: DraftChange) => void
  /** Whether something is being done. */
  working: boolean
  refused: RefusedChange | undefined
  /** What has to be known of what was done. */
  notice: string | undefined
  /** Does what was refused again, to the draft as it is now. */
  again: () => void
  drop: () => void
}

interface DraftChangesDeps {
  sessionId: string
  /** An answer is awaited. */
  busy: boolean
  /** The draft as it is, once what is on its way has come. */
  current: () => Promise<{ draft_id?: string | undefined; version?: number | undefined } | undefined>
  /** Asks for the draft anew. */
  refresh: () => void
  /** Tells the conversation, by a turn; false while an answer is awaited. */
  onTold: (words: string, turnId: string) => boolean
  keep?: KeepChange | undefined
}

/**
 * Does what is changed in the panel, one after the other: each by a call, and then as a turn of the conversation, which goes on
 * from it. What is pressed while an answer is awaited is done after it.
 */
export function useDraftChanges(deps: DraftChangesDeps): DraftChanges {
  const { sessionId, busy, keep = keepChange } = deps
  const [waiting, setWaiting] = useState<readonly DraftChange[]>([])
  const [working, setWorking] = useState(false)
  const [untold, setUntold] = useState<Told>()
  const [refused, setRefused] = useState<RefusedChange>()
  const [notice, setNotice] = useState<string>()
  const [next] = waiting

  const doNext = useEffectEvent(async (change: DraftChange) => {
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
        message: isConflict(error) ? `${explain(error)} ${t('draft.refused.kept')}` : explain(error),
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

  const tell = useEffectEvent(({ words, turn_id }: Told) => {
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

/** Changes the draft, or sends it once its prices were looked up again. */
const keepChange: KeepChange = async ({ change, words }, { draftId, version, told }) => {
  const params = { draftId }
  if (change !== 'send') {
    await call(changeTripDraft, { params, body: { ...change, version, told } })
    return { words }
  }
  const checked = await call(recheckTripDraft, { params, body: { version } })
  const changed = checked.changes.filter((one) => one.change !== 'fallen')
  if (changed.length > 0) {
    // The conversation shows what it comes to now, and asks again.
    const again = { ...told, words: t('draft.say.prices') }
    await call(changeTripDraft, { params, body: { version: checked.version, told: again } })
    return { words: again.words, notice: t('draft.prices-changed', { changes: changed.map(priceWords).join(' ') }) }
  }
  await call(submitTripDraft, { params, body: { version: checked.version, told } })
  return { words }
}

function priceWords({ title, before, now }: { title: string; before: number; now: number | null }): string {
  return now === null
    ? t('draft.price-gone', { title })
    : t('draft.price-now', { title, before: formatPrice(before), now: formatPrice(now) })
}
