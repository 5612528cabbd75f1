import classes from './assistant-text.module.css'
import { hasMarkup, useMarkdown } from './markdown.ts'
import { PlainText } from './plain-text.tsx'

/** An assistant's text as prose. Where it has markup, Markdown is fetched, and its words stand there until then. */
export function AssistantText({ text }: { text: string }) {
  const isMarked = hasMarkup(text)
  const Markdown = useMarkdown(isMarked)
  return (
    <div className={classes.prose}>
      {isMarked && Markdown ? <Markdown text={text} /> : <PlainText text={text.replaceAll('**', '')} />}
    </div>
  )
}
