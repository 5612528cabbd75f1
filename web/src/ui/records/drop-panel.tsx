import { type ReactNode, type ToggleEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import classes from './drop-panel.module.css'

interface DropPanelProps {
  /** Under which its button names it, as `popoverTarget`. */
  id: string
  label: string
  children: ReactNode
}

/** In pixels: between the panel and its button, to the window's edges at least, and of the panel's width at most. */
const GAP = 6
const MARGIN = 16
const WIDEST = 360

/** Whether panels can be closed: where browsers, or tests, know no popovers, what they hold stands there from the beginning. */
const canClose = 'popover' in HTMLElement.prototype

/**
 * What a button drops below itself; a press elsewhere or Escape closes it, which leads the focus back. It scrolls with
 * the page. It is drawn when it is first opened, because a page's filters are more work than all the rest that one sees of it.
 */
export function DropPanel({ id, label, children }: DropPanelProps) {
  const panel = useRef<HTMLElement>(null)
  const [isDrawn, setDrawn] = useState(!canClose)
  const place = ({ newState }: ToggleEvent<HTMLElement>) => {
    const button = document.querySelector(`[popovertarget="${CSS.escape(id)}"]`)
    if (newState !== 'open' || !button || !panel.current) return
    // At once: the focus goes to the first field as soon as the panel is open.
    if (!isDrawn) flushSync(() => setDrawn(true))
    const { left, right, bottom } = button.getBoundingClientRect()
    const width = document.documentElement.clientWidth
    const fits = left + WIDEST + MARGIN <= width
    const fromRight = Math.max(MARGIN, Math.min(width - right, width - WIDEST - MARGIN))
    panel.current.style.inset = `${bottom + GAP + window.scrollY}px ${fits ? 'auto' : `${fromRight}px`} auto ${fits ? `${left}px` : 'auto'}`
  }
  const focusFirst = ({ newState }: ToggleEvent<HTMLElement>) => {
    if (newState === 'open') panel.current?.querySelector<HTMLElement>('input, button')?.focus({ preventScroll: true })
  }
  return (
    <section
      ref={panel}
      id={id}
      popover="auto"
      aria-label={label}
      className={classes.panel}
      onBeforeToggle={place}
      onToggle={focusFirst}
    >
      {isDrawn && children}
    </section>
  )
}
