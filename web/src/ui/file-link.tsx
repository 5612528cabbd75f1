import { Anchor } from '@mantine/core'
import { IconExternalLink } from '@tabler/icons-react'
import classes from './file-link.module.css'

/** Opens a receipt's file in a tab of its own. */
export function FileLink({ href, children }: { href: string; children: string }) {
  return (
    <Anchor href={href} target="_blank" rel="noreferrer" inherit className={classes.link}>
      {children}
      <IconExternalLink size={14} stroke={1.8} aria-hidden />
    </Anchor>
  )
}
