import { ActionIcon, Button, FileButton, Group, Text } from '@mantine/core'
import {
  type BookingFile,
  bookingFilePath,
  removeBookingFile,
  type TripBookings,
  uploadBookingFiles,
} from '@pravas/contract/bookings'
import { bookingsPage } from '@pravas/messages/en/bookings-page'
import { texts } from '@pravas/messages/texts'
import { IconUpload, IconX } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { explain } from '../../api/api-error.ts'
import { call } from '../../api/call.ts'
import { FileLink } from '../../ui/file-link.tsx'
import { type BookingDraft, withRead } from './booking-draft.ts'
import classes from './booking-form.module.css'

const t = texts(bookingsPage)

/** Makes of a chosen file what an upload carries. */
export type PrepareFile = (file: File) => Promise<{ file_name: string; file_content: string }>

interface FilesFieldProps {
  trip: TripBookings
  draft: BookingDraft
  prepare: PrepareFile
  onChange: (change: (before: BookingDraft) => BookingDraft) => void
}

/** Tickets and invoices of a booking. What is read in one fills the fields in which nothing is typed yet. */
export function FilesField({ trip, draft, prepare, onChange }: FilesFieldProps) {
  const [said, setSaid] = useState('')
  const params = { tripId: trip.trip_number }
  const upload = useMutation({
    mutationFn: async (chosen: File[]) =>
      call(uploadBookingFiles, { params, body: { files: await Promise.all(chosen.map(prepare)) } }),
    onMutate: () => setSaid(''),
    onSuccess: ({ files }) => {
      onChange((before) => files.reduce((after, file) => withRead(after, file, file.read), before))
      const [first] = files
      if (first) setSaid(t(first.read ? 'upload.read' : 'upload.unread', { name: first.name }))
    },
  })
  const remove = (file: BookingFile) => {
    onChange((before) => ({ ...before, files: before.files.filter(({ file_id }) => file_id !== file.file_id) }))
    // One that the booking has already is let go when that is saved.
    const isSaved = trip.parts.some(({ booking }) => booking?.files.some(({ file_id }) => file_id === file.file_id))
    if (!isSaved) call(removeBookingFile, { params: { ...params, fileId: file.file_id } }).catch(() => undefined)
  }
  const waiting = trip.unfiled.filter(({ file_id }) => !draft.files.some((file) => file.file_id === file_id))
  return (
    <div>
      <Group gap="sm">
        <FileButton
          multiple
          accept="application/pdf,image/jpeg,image/png,image/webp"
          onChange={(chosen) => chosen.length > 0 && upload.mutate(chosen)}
        >
          {(props) => (
            <Button
              {...props}
              variant="default"
              size="xs"
              loading={upload.isPending}
              leftSection={<IconUpload size={15} stroke={1.7} aria-hidden />}
            >
              {t('upload')}
            </Button>
          )}
        </FileButton>
        <Text span className={classes.hint ?? ''} role="status">
          {upload.isPending ? t('upload.reading') : said || t('upload.hint')}
        </Text>
      </Group>
      {upload.isError && (
        <Text size="sm" c="red" role="alert">
          {explain(upload.error)}
        </Text>
      )}
      {(draft.files.length > 0 || waiting.length > 0) && (
        <ul className={classes.files} aria-label={t('files')}>
          {draft.files.map((file) => (
            <li key={file.file_id}>
              <FileLink href={bookingFilePath(trip.trip_number, file.file_id)}>{file.name}</FileLink>
              <ActionIcon
                variant="subtle"
                color="gray"
                size="sm"
                aria-label={t('file.remove', { name: file.name })}
                onClick={() => remove(file)}
              >
                <IconX size={14} aria-hidden />
              </ActionIcon>
            </li>
          ))}
          {waiting.map((file) => (
            <li key={file.file_id}>
              <FileLink href={bookingFilePath(trip.trip_number, file.file_id)}>{file.name}</FileLink>
              <Button
                variant="subtle"
                size="compact-xs"
                onClick={() => onChange((before) => withRead(before, file, file.read))}
              >
                {t('file.use')}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
