import { ActionIcon, Button } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { fingeniePage } from '@pravas/messages/en/fingenie-page'
import { texts } from '@pravas/messages/texts'
import { useRef } from 'react'
import { IconCamera, IconRoute, IconUpload } from '../../ui/icons.ts'
import { ACCEPTED } from './upload-plan.ts'
import classes from './upload-tools.module.css'

const t = texts(fingeniePage)

/** What a file picker offers, by type and by the ending of the name. */
const OFFERED = Object.entries(ACCEPTED).flat(2).join(',')

/** Where receipts come from: files of the device, on a touch screen its camera, and journeys by own vehicle. */
export function UploadTools({ onFiles, onMileage }: { onFiles: (files: File[]) => void; onMileage: () => void }) {
  const touch = useMediaQuery('(pointer: coarse)', false, { getInitialValueInEffect: false })
  const picker = useRef<HTMLInputElement>(null)
  return (
    <div className={classes.tools}>
      <input
        ref={picker}
        type="file"
        hidden
        multiple
        accept={OFFERED}
        tabIndex={-1}
        aria-label={t('upload.files')}
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])])
          // The same file can be chosen again.
          currentTarget.value = ''
        }}
      />
      <Button
        variant="default"
        className={classes.button}
        leftSection={<IconUpload size={17} aria-hidden />}
        onClick={() => picker.current?.click()}
      >
        {t('upload.button')}
      </Button>
      {touch && (
        <ActionIcon
          variant="default"
          size={44}
          className={classes.camera}
          aria-label={t('upload.photo')}
          onClick={() => takePhoto(onFiles)}
        >
          <IconCamera size={20} aria-hidden />
        </ActionIcon>
      )}
      {touch ? (
        <ActionIcon
          variant="default"
          size={44}
          className={classes.camera}
          aria-label={t('mileage.button')}
          onClick={onMileage}
        >
          <IconRoute size={20} aria-hidden />
        </ActionIcon>
      ) : (
        <Button
          variant="default"
          className={classes.button}
          leftSection={<IconRoute size={17} aria-hidden />}
          onClick={onMileage}
        >
          {t('mileage.button')}
        </Button>
      )}
    </div>
  )
}

/** Opens the camera of a phone and hands over the photo; does nothing when the person takes none. */
function takePhoto(onPhotos: (photos: File[]) => void): void {
  const input = document.createElement('input')
  input.type = 'file'
  input.accept = 'image/jpeg,image/png'
  input.capture = 'environment'
  input.addEventListener('change', () => onPhotos([...(input.files ?? [])]))
  input.click()
}
