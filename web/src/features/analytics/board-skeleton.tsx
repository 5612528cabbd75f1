import { Skeleton } from '@mantine/core'
import classes from './board.module.css'

/** The outline of the figures while they are being loaded. */
export function BoardSkeleton() {
  return (
    <div className={classes.board} aria-hidden>
      <Skeleton height={116} radius="md" />
      <div className={classes.pair}>
        <Skeleton height={499} radius="md" />
        <Skeleton height={499} radius="md" />
      </div>
      <Skeleton height={382} radius="md" />
    </div>
  )
}
