import { useEffect, useEffectEvent, useState } from 'react'

/**
 * Returns how the panel says what is changed in it: at once, or after the answer that is awaited, so that nothing that was typed and
 * pressed in one go is lost.
 */
export function useSayInOrder(busy: boolean, onSay: (sentence: string) => boolean): (sentence: string) => void {
  const [later, setLater] = useState<readonly string[]>([])
  const [next] = later
  const sayNext = useEffectEvent((sentence: string) => {
    if (onSay(sentence)) setLater((said) => said.slice(1))
  })
  useEffect(() => {
    if (!busy && next !== undefined) sayNext(next)
  }, [busy, next])
  return (sentence) => {
    if (!onSay(sentence)) setLater((said) => [...said, sentence])
  }
}
