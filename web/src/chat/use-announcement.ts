import { useEffect, useState } from 'react'
import type { Message } from './message.ts'

/** What a live region says of an answer: that it started and how it ended, never its words. */
export function useAnnouncement(name: string, busy: boolean, messages: readonly Message[]): string {
  const [wasBusy, setWasBusy] = useState(busy)
  const [announcement, setAnnouncement] = useState('')
  const outcome = messages.at(-1)?.outcome

  useEffect(() => {
    if (busy === wasBusy) return
    setWasBusy(busy)
    if (busy) setAnnouncement(`${name} started to answer.`)
    else if (outcome === 'failed') setAnnouncement(`${name} could not answer.`)
    else setAnnouncement(outcome === 'stopped' ? 'Answer stopped.' : `${name} has answered.`)
  }, [busy, wasBusy, outcome, name])

  return announcement
}
