import { memo } from 'react'
import { AssistantText } from './assistant-text.tsx'

const Paragraph = memo(AssistantText)

/**
 * An answer while it is being written. It is set paragraph by paragraph, and those that are whole are not set again, so
 * that a long answer in many small pieces costs no more than its last paragraph each time.
 */
export function GrowingText({ text }: { text: string }) {
  return (
    <div>
      {paragraphsOf(text).map((paragraph, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: text only grows at its end
        <Paragraph key={index} text={paragraph} />
      ))}
    </div>
  )
}

/** The parts of a text between empty lines; what stands between fences, closed or not, is one part. */
export function paragraphsOf(text: string): string[] {
  const paragraphs: string[] = []
  let open = ''
  for (const part of text.split(/\n{2,}/)) {
    open = open === '' ? part : `${open}\n\n${part}`
    const fences = open.match(/^[ \t]*```/gm)?.length ?? 0
    if (fences % 2 === 1) continue
    if (open.trim() !== '') paragraphs.push(open)
    open = ''
  }
  return open.trim() === '' ? paragraphs : [...paragraphs, open]
}
