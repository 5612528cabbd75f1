import { Anchor } from '@mantine/core'
import type { ComponentProps } from 'react'
import { Link } from 'react-router'

/** A link in an assistant's text: a page of the product opens in its place, anything else beside it. */
export function TextLink({ href = '', children }: Pick<ComponentProps<'a'>, 'href' | 'children'>) {
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
