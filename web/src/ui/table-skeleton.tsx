import { Skeleton } from '@mantine/core'
import classes from './table-skeleton.module.css'

const ROWS = [1, 2, 3, 4, 5, 6]

/** The outline of a table that is still being loaded; `text` says so to who does not see it, where nothing else does. */
export function TableSkeleton({ text }: { text?: string }) {
  return (
    <>
      {text && (
        <p role="status" className="visually-hidden">
          {text}
        </p>
      )}
      <div aria-hidden className={classes.skeleton}>
        {ROWS.map((row) => (
          <div key={row}>
            <Skeleton height={12} width="22%" />
            <Skeleton height={12} width="16%" />
            <Skeleton height={12} width="28%" />
            <Skeleton height={12} width="12%" />
          </div>
        ))}
      </div>
    </>
  )
}
