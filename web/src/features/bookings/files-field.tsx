import { ActionIcon, Anchor, Button, FileButton, Group, Text } from '@mantine/core'
import {
  type BookingFile,
  bookingFilePath,
  type ReadBookingFile,
  removeBookingFile,
  type TripBookings,
  uploadBookingFiles,
} from '@pravas/contract/bookings'
import { UPLOAD_BYTES } from '@pravas/contract/fingenie'
import { bookingsPage } from '@pravas/messages/en/bookings-page'
import { texts } from '@pravas/messages/texts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError, explain } from '../../api/api-error.ts'
import { call } from '../../api/call.ts'
import { FileLink } from '../../ui/file-link.tsx'
import { formatDate, formatPrice } from '../../ui/formats.ts'
import { IconUpload, IconX } from '../../ui/icons.ts'
import { type BookingDraft, differencesOf, withoutFile, withRead, withValuesOf } from './booking-draft.ts'
import classes from './booking-form.module.css'
import { bookingsOf } from './booking-queries.ts'

const t = texts(bookingsPage)

/** Characters that the content of one file may have in a request; the rest is its name. */
const ROOM = UPLOAD_BYTES - 2000
/** The same as megabytes of a file, which its text in a request makes a third longer. */
const MOST_MEGABYTES = Math.floor((ROOM * 3) / 4 / 1_000_000)

/** Whether a file is too large before anything is made of it; photos are made smaller. */
const isTooLarge = ({ size, type }: File) => !type.startsWith('image/') && (size * 4) / 3 > ROOM

const tooLarge = ({ name }: File) =>
  new ApiError(413, { title: t('upload.too-large', { name, limit: MOST_MEGABYTES }) })

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
  const queries = useQueryClient()
  const [said, setSaid] = useState('')
  const params = { tripId: trip.trip_number }
  const upload = useMutation({
    // One by one, so that each has the whole of a request, and one that is refused leaves the others where they are.
    mutationFn: async (chosen: File[]) => {
      const done: ReadBookingFile[] = []
      for (const file of chosen) {
        if (isTooLarge(file)) throw tooLarge(file)
        const prepared = await prepare(file)
        if (prepared.file_content.length > ROOM) throw tooLarge(file)
        const { files } = await call(uploadBookingFiles, { params, body: { files: [prepared] } })
        for (const one of files) onChange((before) => withRead(before, one, one.read))
        done.push(...files)
        setSaid(saidOf(done))
      }
    },
    onMutate: () => setSaid(''),
  })
  const remove = (file: BookingFile) => {
    onChange((before) => withoutFile(before, file.file_id))
    // One that the booking has already is let go when that is saved.
    const isSaved = trip.parts.some(({ booking }) => booking?.files.some(({ file_id }) => file_id === file.file_id))
    if (!isSaved) call(removeBookingFile, { params: { ...params, fileId: file.file_id } }).catch(() => undefined)
  }
  // A file that no booking took, and perhaps none should.
  const discard = useMutation({
    mutationFn: (fileId: string) => call(removeBookingFile, { params: { ...params, fileId } }),
    onSettled: () => queries.invalidateQueries({ queryKey: bookingsOf(trip.trip_number).queryKey }),
  })
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
        <Text span className={classes.hint} role="status">
          {upload.isPending ? t('upload.reading') : said || t('upload.hint')}
        </Text>
      </Group>
      {(upload.error ?? discard.error) && (
        <Text size="sm" c="red" role="alert">
          {explain(upload.error ?? discard.error)}
        </Text>
      )}
      {(draft.files.length > 0 || waiting.length > 0) && (
        <ul className={classes.files} aria-label={t('files')}>
          {draft.files.map((file) => (
            <li key={file.file_id}>
              <FileLink href={bookingFilePath(trip.trip_number, file.file_id)}>{file.name}</FileLink>
              <RemoveFile name={file.name} onRemove={() => remove(file)} />
              <Differences
                draft={draft}
                file={file}
                onUse={() => onChange((before) => withValuesOf(before, file.file_id))}
              />
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
              <RemoveFile name={file.name} onRemove={() => discard.mutate(file.file_id)} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** What could be read in uploaded files, to be checked. */
function saidOf(files: readonly ReadBookingFile[]): string {
  const names = (of: (file: ReadBookingFile) => boolean) =>
    files
      .filter(of)
      .map(({ name }) => name)
      .join(', ')
  const [abroad, read, unread] = [
    names((file) => file.read?.currency != null),
    names((file) => file.read !== null && file.read.currency == null),
    names((file) => file.read === null),
  ]
  return [
    read && t('upload.read', { name: read }),
    abroad &&
      t('upload.abroad', { name: abroad, currency: files.find((file) => file.read?.currency)?.read?.currency ?? '' }),
    unread && t('upload.unread', { name: unread }),
  ]
    .filter(Boolean)
    .join(' ')
}

interface DifferencesProps {
  draft: BookingDraft
  file: BookingDraft['files'][number]
  onUse: () => void
}

/** Where a file says something else than what is typed, so that nobody mixes two of them unawares. */
function Differences({ draft, file, onUse }: DifferencesProps) {
  const fields = differencesOf(draft, file)
  if (fields.length === 0) return null
  const wordOf = (field: (typeof fields)[number]) => {
    const value = file.read?.[field] ?? ''
    const shown = field === 'cost' ? formatPrice(Number(value)) : field === 'invoice_date' ? formatDate(value) : value
    return t('file.differs.one', { field: t(`field.${field}`), value: shown })
  }
  return (
    <Text size="xs" c="dimmed" className={classes.differs}>
      {t('file.differs', { values: fields.map(wordOf).join(', ') })}{' '}
      <Anchor component="button" type="button" inherit onClick={onUse}>
        {t('file.differs.use')}
      </Anchor>
    </Text>
  )
}

function RemoveFile({ name, onRemove }: { name: string; onRemove: () => void }) {
  return (
    <ActionIcon variant="subtle" color="gray" size="sm" aria-label={t('file.remove', { name })} onClick={onRemove}>
      <IconX size={14} aria-hidden />
    </ActionIcon>
  )
}
