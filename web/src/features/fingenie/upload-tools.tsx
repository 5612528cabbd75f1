import { ActionIcon, Button } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconCamera, IconUpload } from '@tabler/icons-react'
import { takePhoto } from './take-photo.ts'
import classes from './upload-tools.module.css'

interface UploadToolsProps {
  busy: boolean
  onChoose: () => void
  onPhotos: (photos: File[]) => void
}

/** Where receipts come from: files of the device and, on a touch screen, its camera. */
export function UploadTools({ busy, onChoose, onPhotos }: UploadToolsProps) {
  const touch = useMediaQuery('(pointer: coarse)', false, { getInitialValueInEffect: false })
  return (
    <div className={classes.tools}>
      <Button
        variant="default"
        className={classes.button}
        leftSection={<IconUpload size={17} aria-hidden />}
        disabled={busy}
        onClick={onChoose}
      >
        Upload Receipts
      </Button>
      {touch && (
        <ActionIcon
          variant="default"
          size={44}
          className={classes.camera}
          aria-label="Take photo"
          disabled={busy}
          onClick={() => takePhoto(onPhotos)}
        >
          <IconCamera size={20} aria-hidden />
        </ActionIcon>
      )}
    </div>
  )
}
