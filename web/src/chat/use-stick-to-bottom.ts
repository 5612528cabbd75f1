import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'

/** Closer than this many pixels to the end counts as being at the end. */
const NEAR = 48

interface StickToBottom {
  /** The element that scrolls. */
  viewport: RefObject<HTMLDivElement | null>
  /** The element inside it that grows. */
  content: RefObject<HTMLDivElement | null>
  atBottom: boolean
  toBottom: () => void
  /** What grows from now on is not followed. */
  keepPlace: () => void
}

/** Keeps a growing conversation scrolled to its end, unless the reader has scrolled up. */
export function useStickToBottom(): StickToBottom {
  const viewport = useRef<HTMLDivElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const sticks = useRef(true)
  const [atBottom, setAtBottom] = useState(true)

  const toBottom = useCallback(() => {
    sticks.current = true
    setAtBottom(true)
    viewport.current?.scrollTo({ top: viewport.current.scrollHeight })
  }, [])

  const keepPlace = useCallback(() => {
    sticks.current = false
    setAtBottom(false)
  }, [])

  useEffect(() => {
    const scroller = viewport.current
    const grower = content.current
    if (scroller === null || grower === null) return
    let height = scroller.scrollHeight
    const onScroll = () => {
      // A scroll that only answers a change of height says nothing of what the reader wants.
      if (scroller.scrollHeight !== height) return
      sticks.current = scroller.scrollHeight - scroller.scrollTop - scroller.clientHeight < NEAR
      setAtBottom(sticks.current)
    }
    const onResize = () => {
      height = scroller.scrollHeight
      if (sticks.current) scroller.scrollTo({ top: height })
    }
    const observer = new ResizeObserver(onResize)
    observer.observe(grower)
    observer.observe(scroller)
    scroller.addEventListener('scroll', onScroll, { passive: true })
    return () => {
      observer.disconnect()
      scroller.removeEventListener('scroll', onScroll)
    }
  }, [])

  return { viewport, content, atBottom, toBottom, keepPlace }
}
