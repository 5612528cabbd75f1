import { Button } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { imports } from '@pravas/messages/en/imports'
import { texts } from '@pravas/messages/texts'
import { useState } from 'react'
import { explain } from '../api/api-error.ts'
import { download } from '../api/download.ts'
import { IconAlertCircle, IconDownload } from '../ui/icons.ts'
import { saveFile } from '../ui/records/save-file.ts'

const t = texts(imports)

interface ExportButtonProps {
  address: string
  fileName: string
  /** Fetches the export; `download` unless it is to be watched. */
  fetchFile?: (address: string) => Promise<Blob>
}

/** Saves a CSV export of the server as a file; says why where it cannot. */
export function ExportButton({ address, fileName, fetchFile = download }: ExportButtonProps) {
  const [isLoading, setLoading] = useState(false)
  const save = async () => {
    setLoading(true)
    try {
      saveFile(fileName, await fetchFile(address))
    } catch (error) {
      notifications.show({
        message: t('export.failed', { why: explain(error) }),
        withBorder: true,
        icon: <IconAlertCircle size={16} aria-hidden />,
      })
    }
    setLoading(false)
  }
  return (
    <Button
      variant="default"
      loading={isLoading}
      leftSection={<IconDownload size={15} stroke={1.8} aria-hidden />}
      onClick={save}
    >
      {t('export')}
    </Button>
  )
}
