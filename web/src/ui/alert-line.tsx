import classes from './alert-line.module.css'
import { IconAlertCircle, IconCircleCheck } from './icons.ts'

interface AlertLineProps {
  children: string
  kind: 'failure' | 'success'
}

/** A message that assistive technology reads out at once, in place of a browser dialog. */
export function AlertLine({ children, kind }: AlertLineProps) {
  const Icon = kind === 'failure' ? IconAlertCircle : IconCircleCheck
  return (
    <div role="alert" className={classes.alert} data-kind={kind}>
      <Icon size={18} stroke={1.7} aria-hidden />
      <span>{children}</span>
    </div>
  )
}
