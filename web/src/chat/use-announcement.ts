import { chat } from '@pravas/messages/en/chat'
import { texts } from '@pravas/messages/texts'
import { useEffect, useState } from 'react'
import type { Message } from './message.ts'

const t = texts(chat)

/** What a live region says of an answer: that it started and how it ended, never its words. */
export function useAnnouncement(name: string, busy: boolean, messages: readonly Message[]): string {
  const [wasBusy, setWasBusy] = useState(busy)
  const [announcement, setAnnouncement] = useState('')
  const outcome = messages.at(-1)?.outcome

  useEffect(() => {
    if (busy === wasBusy) return
    setWasBusy(busy)
    if (busy) setAnnouncement(t('announce.started', { name }))
    else if (outcome === 'failed') setAnnouncement(t('announce.failed', { name }))
    else setAnnouncement(outcome === 'stopped' ? t('announce.stopped') : t('announce.answered', { name }))
  }, [busy, wasBusy, outcome, name])

  return announcement
}
