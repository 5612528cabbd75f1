import { Anchor } from '@mantine/core'
import { type ComponentProps, type MouseEvent, use } from 'react'
import { Link } from 'react-router'
import { OwnLinks } from './own-links.ts'

/** An address that Markdown makes a link of by itself, however it is escaped. */
const BARE_ADDRESS = /^(?:https?:\/\/|www\.)|^[^\s@]+@[^\s@]+$/i

/**
 * A link in an assistant's text: what the page itself shows is shown, a page of the product opens in its place, anything
 * else beside it. A bare address stays text: it comes from a receipt, a hotel or a person, and nobody is to be led there
 * by the assistant.
 */
export function TextLink({ href = '', children }: Pick<ComponentProps<'a'>, 'href' | 'children'>) {
  const open = use(OwnLinks)(href)
  if (open === null || (typeof children === 'string' && BARE_ADDRESS.test(children))) return children
  if (open) {
    return (
      <Anchor href={href} underline="always" inherit onClick={(event) => follow(event, open)}>
        {children}
      </Anchor>
    )
  }
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

/** A click that asks for a new tab or window gets it. */
function follow(event: MouseEvent, open: () => void): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  open()
}
