import { useEffect, useEffectEvent, useRef } from 'react'

/** What ends a press: the button is let go, or what was pressed is dragged, scrolled or left. */
const ENDS = ['mouseup', 'dragend', 'pointercancel'] as const

/**
 * Returns how a field that is left does what changes the page, once whatever took the focus has had its click. Done at once, between
 * the press and the release of a button, it may move, disable or replace that button, which then never is clicked. Without a press,
 * as after Tab, it is done at once.
 */
export function useAfterPress(): (act: () => void) => void {
  const isPressed = useRef(false)
  const waiting = useRef<(() => void)[]>([])
  const end = useEffectEvent(() => {
    isPressed.current = false
    const acts = waiting.current.splice(0)
    // The click follows the release in the same task.
    if (acts.length > 0)
      setTimeout(() => {
        for (const act of acts) act()
      })
  })
  useEffect(() => {
    const leaving = new AbortController()
    const options = { capture: true, signal: leaving.signal }
    const press = () => {
      isPressed.current = true
    }
    document.addEventListener('mousedown', press, options)
    for (const ends of ENDS) document.addEventListener(ends, end, options)
    window.addEventListener('blur', end, { signal: leaving.signal })
    return () => {
      // What was typed counts, also where the click has taken its field away.
      end()
      leaving.abort()
    }
  }, [])
  return (act) => {
    if (isPressed.current) waiting.current.push(act)
    else act()
  }
}
