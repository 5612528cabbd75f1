import { Anchor } from '@mantine/core'
import classes from './file-link.module.css'
import { IconExternalLink } from './icons.ts'

/** Opens a receipt's file in a tab of its own. */
export function FileLink({ href, children }: { href: string; children: string }) {
  return (
    <Anchor href={href} target="_blank" rel="noreferrer" inherit className={classes.link}>
      {children}
      <IconExternalLink size={14} stroke={1.8} aria-hidden />
    </Anchor>
  )
}
