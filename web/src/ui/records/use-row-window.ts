import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { useInSteps } from '../use-in-steps.ts'
import { storedScrollPosition, storeScrollPosition } from './scroll-position.ts'

interface RowWindowOptions<Row> {
  body: RefObject<HTMLElement | null>
  rows: readonly Row[]
  keyOf: (row: Row, index: number) => string | number
  /** Whether all rows are to stand in the page, up to `most`. */
  all: boolean
  most: number
  /** Whether they are to stand there at once. */
  atOnce: boolean
}

interface RowWindow {
  all: boolean
  /** The rows that stand in the page. */
  indexes: number[]
  /** The height in pixels of those before and after them. */
  before: number
  after: number
  /** Takes the element of each row; undefined when none need be measured. */
  measure: ((element: HTMLElement | null) => void) | undefined
}

/** Pixels of a row and of a card until they have been measured. */
const ROW = 44
const CARD = 170
const PHONE = '(max-width: 48em)'
/** The cards that a phone shows at once, and those that it draws without being too busy to answer. */
const STEPS = { first: 4, step: 4 }

/**
 * Which rows of a list that scrolls with the window stand in the page. Coming back to the list, also by a reload, leads
 * to where it was left.
 */
export function useRowWindow<Row>(options: RowWindowOptions<Row>): RowWindow {
  const { body, rows, keyOf, all, most, atOnce } = options
  const { key, pathname } = useLocation()
  const [kept] = useState(() => storedScrollPosition(pathname, key))
  const [top, setTop] = useState(0)
  const stands = useInSteps(Math.min(rows.length, most), { ...STEPS, whole: atOnce || kept !== undefined })
  const virtualizer = useWindowVirtualizer<HTMLElement>({
    count: rows.length,
    enabled: !all,
    estimateSize: () => kept?.row?.height ?? (window.matchMedia(PHONE).matches ? CARD : ROW),
    getItemKey: useCallback(
      (index: number) => {
        const row = rows[index]
        return row === undefined ? index : keyOf(row, index)
      },
      [rows, keyOf],
    ),
    overscan: 12,
    scrollMargin: top,
    initialOffset: () => kept?.top ?? window.scrollY,
  })

  // What stands above the list may grow or shrink with every change but those that scrolling makes.
  useLayoutEffect(() => {
    if (!all && body.current && !virtualizer.isScrolling) setTop(Math.round(pageTopOf(body.current)))
  })

  const isReturned = useRef(false)
  useLayoutEffect(() => {
    if (!kept || isReturned.current) return
    isReturned.current = true
    const { row } = kept
    const index = row ? rows.findIndex((one, at) => String(keyOf(one, at)) === row.key) : -1
    if (!row || index < 0 || !body.current) window.scrollTo(0, kept.top)
    else window.scrollTo(0, Math.round(pageTopOf(body.current) + index * row.height + row.inset))
  }, [kept, rows, keyOf, body])

  // A layout effect, because it ends before the next page scrolls to its own place.
  useLayoutEffect(() => {
    let at: number | undefined
    const follow = () => {
      at = window.scrollY
    }
    // Asked now, the rows that were just drawn would be laid out in the same task.
    const frame = requestAnimationFrame(follow)
    const keep = () => {
      if (at === undefined) return
      const first = virtualizer.getVirtualItemForOffset(at)
      const height = virtualizer.getTotalSize() / virtualizer.options.count
      const row = first && { key: String(first.key), inset: at - first.start, height }
      storeScrollPosition(pathname, { visit: key, top: at, ...(row && height > 0 && { row }) })
    }
    window.addEventListener('scroll', follow, { passive: true })
    window.addEventListener('pagehide', keep)
    return () => {
      cancelAnimationFrame(frame)
      window.removeEventListener('scroll', follow)
      window.removeEventListener('pagehide', keep)
      keep()
    }
  }, [pathname, key, virtualizer])

  if (all) {
    const indexes = Array.from({ length: stands }, (_, index) => index)
    return { all, indexes, before: 0, after: 0, measure: undefined }
  }
  const items = virtualizer.getVirtualItems()
  return {
    all,
    indexes: items.map(({ index }) => index),
    before: (items[0]?.start ?? top) - top,
    after: virtualizer.getTotalSize() - ((items.at(-1)?.end ?? top) - top),
    measure: virtualizer.measureElement,
  }
}

function pageTopOf(element: HTMLElement): number {
  return element.getBoundingClientRect().top + window.scrollY
}
