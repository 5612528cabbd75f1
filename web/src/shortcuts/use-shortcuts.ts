import { useEffectEvent, useLayoutEffect } from 'react'
import { SHORTCUTS, type Shortcut, type ShortcutId, shortcutOf } from './shortcut-table.ts'
import { singleKeysAreOn } from './single-keys.ts'

export type ShortcutHandlers = { [Id in ShortcutId]?: () => void }

/** Milliseconds within which the second key of a shortcut follows the first. */
const NEXT_KEY_WITHIN = 1500
/** Where letters are text or choose by their first letter. */
const TAKES_LETTERS =
  'input:not([type="checkbox"], [type="radio"], [type="button"], [type="submit"]), textarea, select, [contenteditable]:not([contenteditable="false"]), [role="combobox"], [role="listbox"], [role="menu"]'
/** What lies over the page and has the keys to itself. */
const LAYER = '[role="dialog"], [role="alertdialog"], dialog[open], [popover]:popover-open'

let holders = 0
const listeners = new Set<(id: ShortcutId) => void>()
let typed: { keys: string[]; until: number } = { keys: [], until: 0 }

/**
 * Answers to shortcuts of the table as long as the caller is shown: those of keys pressed alone or one after the other,
 * without a modifier. They rest while the person is typing, while a dialog lies over the page, and when they are
 * switched off.
 */
export function useShortcuts(handlers: ShortcutHandlers): void {
  const answer = useEffectEvent((id: ShortcutId) => handlers[id]?.())
  // Before the browser paints: whoever sees the page may press its keys.
  useLayoutEffect(() => {
    const listener = (id: ShortcutId) => answer(id)
    if (listeners.size === 0) document.addEventListener('keydown', onKeyDown)
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
      if (listeners.size === 0) document.removeEventListener('keydown', onKeyDown)
    }
  }, [])
}

/**
 * Keeps all shortcuts at rest while `held`: for the moment in which something is about to take the keys, a dialog whose
 * code is still being fetched, and what is typed for it must not act on the page.
 */
export function useShortcutsHeld(held: boolean): void {
  // With the layer itself: who sees it gone may press the keys of the page.
  useLayoutEffect(() => {
    if (!held) return undefined
    holders += 1
    return () => {
      holders -= 1
    }
  }, [held])
}

function onKeyDown(event: KeyboardEvent): void {
  const key = keyOf(event)
  if (key === undefined || event.defaultPrevented || !singleKeysAreOn()) return
  if (holders > 0 || isElsewhere(event.target)) return
  const begun = event.timeStamp <= typed.until ? typed.keys : []
  const { keys, id, isBeginning } = matching(begun, key)
  typed = isBeginning ? { keys, until: event.timeStamp + NEXT_KEY_WITHIN } : { keys: [], until: 0 }
  if (id === undefined) return
  const { repeats }: Shortcut = SHORTCUTS[id]
  event.preventDefault()
  if (repeats || !event.repeat) for (const listener of [...listeners]) listener(id)
}

/** What a key makes with those before it; alone, when it makes nothing with them. */
function matching(begun: string[], key: string) {
  const together = [...begun, key]
  const found = shortcutOf(together)
  if (begun.length === 0 || found.id !== undefined || found.isBeginning) return { keys: together, ...found }
  return { keys: [key], ...shortcutOf([key]) }
}

/** The key as the table names it; undefined with a modifier. On keyboards of other scripts, the Latin key in its place. */
function keyOf(event: KeyboardEvent): string | undefined {
  const { ctrlKey, metaKey, altKey, shiftKey, isComposing } = event
  if (ctrlKey || metaKey || altKey || isComposing) return undefined
  const key = event.key <= '~' ? event.key : /^Key([A-Z])$/.exec(event.code)?.[1]
  if (key === undefined || !/[a-z]/i.test(key)) return key
  return shiftKey ? undefined : key.toLowerCase()
}

function isElsewhere(target: EventTarget | null): boolean {
  if (target instanceof Element && target.closest(TAKES_LETTERS)) return true
  return [...document.querySelectorAll(LAYER)].some(isShown)
}

/** Whether an element is drawn: a layer that is kept in the page while it is closed has the keys no longer. */
function isShown(element: Element): boolean {
  if (getComputedStyle(element).visibility === 'hidden') return false
  for (let each: Element | null = element; each; each = each.parentElement) {
    if (getComputedStyle(each).display === 'none') return false
  }
  return true
}
