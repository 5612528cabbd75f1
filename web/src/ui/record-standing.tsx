import type { ReactNode } from 'react'
import classes from './record-standing.module.css'

/** Where a record stands and what it comes to, at the head of its facts. */
export function RecordStanding({ badge, amount }: { badge: ReactNode; amount: string }) {
  return (
    <span className={classes.standing}>
      {badge}
      <strong className={classes.amount}>{amount}</strong>
    </span>
  )
}
