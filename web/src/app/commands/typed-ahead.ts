import { useEffectEvent, useLayoutEffect, useRef } from 'react'

/**
 * Keeps what is typed between the opening of a layer and the moment its field has the focus: the code may still be on its
 * way, and the keys would go to whatever had the focus before. Esc closes the layer; Enter sends nothing beneath it.
 *
 * @returns Gives what was typed, and leaves the keys to the field from then on.
 */
export function useTypedAhead(isOpen: boolean, onEscape: () => void): () => string {
  const typed = useRef<string>(undefined)
  const close = useEffectEvent(onEscape)
  useLayoutEffect(() => {
    if (!isOpen) return undefined
    typed.current = ''
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, isComposing } = event
      if (typed.current === undefined || ctrlKey || metaKey || altKey || isComposing) return
      event.preventDefault()
      event.stopPropagation()
      if (key === 'Escape') close()
      else if (key === 'Backspace') typed.current = typed.current.slice(0, -1)
      else if ([...key].length === 1) typed.current += key
    }
    window.addEventListener('keydown', onKeyDown, { capture: true })
    return () => {
      typed.current = undefined
      window.removeEventListener('keydown', onKeyDown, { capture: true })
    }
  }, [isOpen])
  return () => {
    const text = typed.current ?? ''
    typed.current = undefined
    return text
  }
}
