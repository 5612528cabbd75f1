import { Button } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { auditPackPath } from '@pravas/contract/audit-pack'
import { gstRegister } from '@pravas/messages/en/gst-register'
import { texts } from '@pravas/messages/texts'
import { useState } from 'react'
import { explain } from '../../api/api-error.ts'
import { watchedBytes } from '../../api/watched-bytes.ts'
import { IconAlertCircle, IconFileZip } from '../../ui/icons.ts'
import { saveFile } from '../../ui/records/save-file.ts'

const t = texts(gstRegister)

/** Saves what auditors are handed of a month as a zip, and says how much of it has come. */
export function AuditPackButton({ month }: { month: string }) {
  const [received, setReceived] = useState<number>()
  const save = async () => {
    setReceived(0)
    try {
      saveFile(`pravas-audit-pack-${month}.zip`, await watchedBytes(auditPackPath(month), setReceived))
    } catch (error) {
      notifications.show({
        message: t('pack.failed', { why: explain(error) }),
        withBorder: true,
        icon: <IconAlertCircle size={16} aria-hidden />,
      })
    }
    setReceived(undefined)
  }
  const isUnderWay = received !== undefined
  return (
    <Button
      variant="default"
      title={t('pack.about')}
      aria-disabled={isUnderWay}
      aria-live="polite"
      leftSection={<IconFileZip size={15} stroke={1.8} aria-hidden />}
      onClick={isUnderWay ? undefined : save}
    >
      {isUnderWay ? t('pack.received', { size: (received / 1e6).toFixed(1) }) : t('pack')}
    </Button>
  )
}
