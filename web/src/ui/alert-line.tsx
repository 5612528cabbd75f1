import { Alert } from '@mantine/core'
import { IconAlertCircle, IconCircleCheck } from '@tabler/icons-react'

interface AlertLineProps {
  children: string
  kind: 'failure' | 'success'
  onClose?: () => void
}

/** A message that assistive technology reads out at once, in place of a browser dialog. */
export function AlertLine({ children, kind, onClose }: AlertLineProps) {
  const Icon = kind === 'failure' ? IconAlertCircle : IconCircleCheck
  return (
    <Alert
      role="alert"
      variant="light"
      color={kind === 'failure' ? 'red' : 'teal'}
      icon={<Icon size={18} aria-hidden />}
      p="xs"
      {...(onClose && { withCloseButton: true, closeButtonLabel: 'Dismiss', onClose })}
    >
      {children}
    </Alert>
  )
}
