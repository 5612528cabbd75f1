import { noteworthyParts, type Part } from './noteworthy.ts'
import { TextLink } from './text-link.tsx'

/** Text without markup as paragraphs, its record numbers, amounts and dates set as Markdown's are. */
export function PlainText({ text }: { text: string }) {
  const paragraphs = text.trim().split(/\n[ \t]*\n\s*/)
  // biome-ignore lint/suspicious/noArrayIndexKey: a paragraph has no other identity and no state
  return paragraphs.map((paragraph, index) => <p key={index}>{noteworthyParts(paragraph).map(drawn)}</p>)
}

function drawn(part: Part, index: number) {
  switch (part.kind) {
    case 'text':
      return part.text
    case 'day':
      return (
        <span key={index} className="day">
          {part.text}
        </span>
      )
    case 'record':
      return (
        <TextLink key={index} href={part.path}>
          {part.text}
        </TextLink>
      )
    case 'rupees':
      return (
        <span key={index} className="together">
          {part.lead}
          <span className="rupees">{part.text}</span>
        </span>
      )
  }
}
