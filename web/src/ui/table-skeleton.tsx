import { Skeleton } from '@mantine/core'
import classes from './table-skeleton.module.css'

/** The outline of a table that is still being loaded. */
export function TableSkeleton({ rows = 6 }: { rows?: number }) {
  return (
    <div aria-hidden className={classes.skeleton}>
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows are all alike and never move
        <div key={row}>
          <Skeleton height={12} width="22%" />
          <Skeleton height={12} width="16%" />
          <Skeleton height={12} width="28%" />
          <Skeleton height={12} width="12%" />
        </div>
      ))}
    </div>
  )
}
