import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'

/** Closer than this many pixels to the end counts as being at the end. */
const NEAR = 48
/** In pixels, above the first line of an answer. */
const MARGIN = 12

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

/**
 * Follows a growing conversation to its end, but not past the first line of the newest answer, which is read from there; a reader
 * who has scrolled up stays where they are.
 */
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
      if (sticks.current) scroller.scrollTo({ top: restOf(scroller, grower) })
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

/** Where the view comes to rest, never above where it is. */
function restOf(scroller: HTMLElement, content: HTMLElement): number {
  const end = scroller.scrollHeight - scroller.clientHeight
  const answer = [...content.querySelectorAll('li[data-user]')].at(-1)?.nextElementSibling
  if (!answer) return end
  const top = scroller.scrollTop + answer.getBoundingClientRect().top - scroller.getBoundingClientRect().top
  return Math.max(scroller.scrollTop, Math.min(end, top - MARGIN))
}
