import { Anchor } from '@mantine/core'
import type { ComponentProps } from 'react'
import Markdown, { type Components, type ExtraProps } from 'react-markdown'
import { Link } from 'react-router'
import rehypeSanitize from 'rehype-sanitize'
import remarkGfm from 'remark-gfm'
import classes from './assistant-text.module.css'
import { rehypeProduct } from './rehype-product.ts'

function TextLink({ href = '', children }: ComponentProps<'a'>) {
  const isPage = href.startsWith('/') && !href.startsWith('//') && !href.startsWith('/api/')
  if (isPage) {
    return (
      <Anchor component={Link} to={href} underline="always" inherit>
        {children}
      </Anchor>
    )
  }
  return (
    <Anchor href={href} target="_blank" rel="noopener noreferrer" underline="always" inherit>
      {children}
    </Anchor>
  )
}

function Table({ children, node: _, ...rest }: ComponentProps<'table'> & ExtraProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that is wider than the screen is scrolled by keyboard
    <section className={classes.tableFrame} aria-label="Table" tabIndex={0}>
      <table {...rest}>{children}</table>
    </section>
  )
}

const COMPONENTS: Components = { a: TextLink, table: Table }
const REMARK = [remarkGfm]
const REHYPE = [rehypeSanitize, rehypeProduct]
/** Pictures from elsewhere would tell their host who reads what. */
const UNWANTED = ['img']

/** An assistant's text as prose: Markdown with tables, record numbers as links, rupee amounts that stand out. */
export function AssistantText({ text }: { text: string }) {
  return (
    <div className={classes.prose}>
      <Markdown remarkPlugins={REMARK} rehypePlugins={REHYPE} components={COMPONENTS} disallowedElements={UNWANTED}>
        {text}
      </Markdown>
    </div>
  )
}
