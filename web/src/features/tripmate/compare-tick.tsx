import { tripmate } from '@pravas/messages/en/tripmate'
import { texts } from '@pravas/messages/texts'
import { useState } from 'react'
import classes from './compare-tick.module.css'

const t = texts(tripmate)

export interface Comparing<T> {
  /** The offers ticked, at most two. */
  ticked: readonly T[]
  isTicked: (offer: T) => boolean
  /** Whether there is another offer to compare with. */
  possible: boolean
  toggle: (offer: T) => void
  clear: () => void
}

/** Which two of the offers are to be compared; `keyOf` says which offer is the same one on the next drawing. */
export function useComparing<T>(offers: readonly T[], keyOf: (offer: T) => string): Comparing<T> {
  const [keys, setKeys] = useState<readonly string[]>([])
  return {
    ticked: keys.flatMap((key) => offers.find((offer) => keyOf(offer) === key) ?? []),
    isTicked: (offer) => keys.includes(keyOf(offer)),
    possible: offers.length > 1,
    toggle: (offer) => {
      const key = keyOf(offer)
      setKeys((before) => (before.includes(key) ? before.filter((other) => other !== key) : [...before, key].slice(-2)))
    },
    clear: () => setKeys([]),
  }
}

/** The comparison opens with the second tick; closing it takes both away. */
export function comparisonOf<T>({ ticked, clear }: Comparing<T>) {
  return { opened: ticked.length === 2, offers: ticked, onClose: clear }
}

/** Ticks an offer for comparing; nothing where there is no other. */
export function CompareTick<T>({ comparing, offer, name }: { comparing: Comparing<T>; offer: T; name: string }) {
  if (!comparing.possible) return null
  return (
    <label className={classes.tick}>
      <input
        type="checkbox"
        checked={comparing.isTicked(offer)}
        aria-description={name}
        onChange={() => comparing.toggle(offer)}
      />
      {t('compare')}
    </label>
  )
}
