import type { ReactNode } from 'react'
import classes from './two-columns.module.css'

interface TwoColumnsProps {
  /** `equal` halves, or a `main` column with a smaller one beside it. On a phone one stands below the other. */
  split: 'equal' | 'main'
  children: ReactNode
}

/** Parts of a page beside each other. */
export function TwoColumns({ split, children }: TwoColumnsProps) {
  return (
    <div className={classes.columns} data-split={split}>
      {children}
    </div>
  )
}
