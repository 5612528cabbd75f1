import { type CSSProperties, type RefObject, useEffect, useRef, useState } from 'react'

/**
 * Has a part of a page be as high while it loads as it was when this browser showed it last at this width, so that nothing below it
 * moves when it comes. `isPassing` says that its present height is not what to expect: it loads, or was opened wider.
 */
export function useKeptHeight<Part extends HTMLElement>(
  name: string,
  { isLoading, isPassing = isLoading }: { isLoading: boolean; isPassing?: boolean },
): { ref: RefObject<Part | null>; style: CSSProperties | undefined } {
  const ref = useRef<Part>(null)
  const written = useRef<string>(undefined)
  const [kept] = useState(() => heightOf(name))
  useEffect(() => {
    if (isPassing) return
    // What is not there has none.
    const height = ref.current?.offsetHeight ?? 0
    const said = `${window.innerWidth} ${height}`
    if (said === written.current) return
    written.current = said
    try {
      localStorage.setItem(keyOf(name), said)
    } catch {
      // Without room in the browser a part may move the next time.
    }
  })
  return { ref, style: isLoading && kept !== undefined ? { height: kept, overflow: 'clip' } : undefined }
}

const keyOf = (name: string) => `kept-height ${name}`

function heightOf(name: string): number | undefined {
  const [width, height] = (localStorage.getItem(keyOf(name)) ?? '').split(' ').map(Number)
  return width === window.innerWidth && height !== undefined && height > 0 ? height : undefined
}
