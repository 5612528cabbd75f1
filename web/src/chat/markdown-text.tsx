import { chat } from '@pravas/messages/en/chat'
import { texts } from '@pravas/messages/texts'
import type { ComponentProps } from 'react'
import Markdown, { type Components, type ExtraProps } from 'react-markdown'
import rehypeSanitize from 'rehype-sanitize'
import remarkGfm from 'remark-gfm'
import classes from './assistant-text.module.css'
import { rehypeProduct } from './rehype-product.ts'
import { TextLink } from './text-link.tsx'

const t = texts(chat)

function Table({ children, node: _, ...rest }: ComponentProps<'table'> & ExtraProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that is wider than the screen is scrolled by keyboard
    <section className={classes.tableFrame} aria-label={t('message.table')} tabIndex={0}>
      <table {...rest}>{children}</table>
    </section>
  )
}

const COMPONENTS: Components = { a: TextLink, table: Table }
const REMARK = [remarkGfm]
const REHYPE = [rehypeSanitize, rehypeProduct]
/** Pictures from elsewhere would tell their host who reads what. */
const UNWANTED = ['img']

/** Markdown with tables, record numbers as links, rupee amounts that stand out. */
export function MarkdownText({ text }: { text: string }) {
  return (
    <Markdown remarkPlugins={REMARK} rehypePlugins={REHYPE} components={COMPONENTS} disallowedElements={UNWANTED}>
      {text}
    </Markdown>
  )
}
