import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'

/** What a link within the pages has an assistant told on arrival. It travels in the history's state, so that no address can say it. */
export interface SaidOnArrival {
  say: string
}

/** What a link has said that plans a trip like an earlier one. */
export const planAgain = (tripNumber: string): SaidOnArrival => ({ say: `Plan ${tripNumber} again` })

/** Says what the link that led here has to say, once: going back, or loading the page again, says nothing. */
export function useSaidOnArrival(onSay: (text: string) => void): void {
  const { state, pathname, search } = useLocation()
  const navigate = useNavigate()
  const wanted = isSaid(state) ? state.say : undefined
  const say = useEffectEvent((text: string) => {
    void navigate(pathname + search, { replace: true, state: null })
    onSay(text)
  })
  useEffect(() => {
    if (wanted !== undefined) say(wanted)
  }, [wanted])
}

function isSaid(state: unknown): state is SaidOnArrival {
  return typeof state === 'object' && state !== null && 'say' in state && typeof state.say === 'string'
}
