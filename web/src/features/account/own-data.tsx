import { Button, Group, PasswordInput, Stack, Text } from '@mantine/core'
import {
  getErasureRequest,
  OWN_DATA_PATH,
  requestErasure,
  withdrawErasureRequest,
} from '@pravas/contract/personal-data'
import { account } from '@pravas/messages/en/account'
import { labels } from '@pravas/messages/en/labels'
import { personalData } from '@pravas/messages/en/personal-data'
import { texts } from '@pravas/messages/texts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { explain } from '../../api/api-error.ts'
import { call } from '../../api/call.ts'
import { OWN_ACCESS } from '../../api/own-access.ts'
import { signedOnAt } from '../../api/sign-on/signed-on.ts'
import { watchedBytes } from '../../api/watched-bytes.ts'
import { AlertLine } from '../../ui/alert-line.tsx'
import { Section } from '../../ui/details.tsx'
import { focusAtOnce } from '../../ui/focus-at-once.ts'
import { formatDate, indianDay } from '../../ui/formats.ts'
import { IconDownload } from '../../ui/icons.ts'
import { saveFile } from '../../ui/records/save-file.ts'
import classes from '../../ui/row-list.module.css'

const t = texts(personalData)
const a = texts(account)
const c = texts(labels)
const REQUEST = [...OWN_ACCESS, 'erasure-request']

/** Everything that is held about oneself, to download, and the wish to be erased. */
export function OwnData() {
  return (
    <Section title={t('title')}>
      <Stack gap="lg" pb="xs">
        <Download />
        <ErasureWish />
      </Stack>
    </Section>
  )
}

/** Asks for the password again, but for who comes from the organisation's provider, and says how much has come. */
function Download() {
  const needsPassword = signedOnAt() === undefined
  const [password, setPassword] = useState<string>()
  const [received, setReceived] = useState<number>()
  const opener = useRef<HTMLButtonElement>(null)
  const isOpen = password !== undefined
  const wasOpen = useRef(isOpen)
  // The field is gone; the focus goes back to what it was opened by.
  useEffect(() => {
    if (wasOpen.current && !isOpen) opener.current?.focus({ preventScroll: true })
    wasOpen.current = isOpen
  }, [isOpen])
  const download = useMutation({
    mutationFn: async () => {
      setReceived(0)
      const zip = await watchedBytes(OWN_DATA_PATH, setReceived, needsPassword ? { password: password ?? '' } : {})
      saveFile('pravas-my-data.zip', zip)
    },
    onSuccess: () => setPassword(undefined),
    onSettled: () => setReceived(undefined),
  })
  const start = (event?: SubmitEvent) => {
    event?.preventDefault()
    if (!download.isPending) download.mutate()
  }
  const open = () => {
    download.reset()
    if (needsPassword) setPassword('')
    else start()
  }
  const close = () => {
    download.reset()
    setPassword(undefined)
  }
  const label = received === undefined ? undefined : t('export.received', { size: (received / 1e6).toFixed(1) })
  const icon = <IconDownload size={15} stroke={1.8} aria-hidden />
  return (
    <Stack gap="sm" align="flex-start">
      <p className={classes.note}>{t('about')}</p>
      {download.isError && <AlertLine kind="failure">{explain(download.error)}</AlertLine>}
      {download.isSuccess && <AlertLine kind="success">{t('export.done')}</AlertLine>}
      {isOpen ? (
        <form onSubmit={start} style={{ width: '100%' }}>
          <Stack gap="sm">
            <PasswordInput
              ref={focusAtOnce}
              label={t('export.password')}
              description={t('export.password.hint')}
              autoComplete="current-password"
              required
              withAsterisk={false}
              maw={360}
              value={password}
              onChange={({ currentTarget }) => setPassword(currentTarget.value)}
              visibilityToggleButtonProps={{
                'aria-label': a('password.show', { label: t('export.password') }),
                tabIndex: 0,
              }}
            />
            <Group gap="xs">
              <Button type="submit" leftSection={icon} aria-disabled={download.isPending} aria-live="polite">
                {label ?? t('export.start')}
              </Button>
              <Button variant="default" disabled={download.isPending} onClick={close}>
                {c('cancel')}
              </Button>
            </Group>
          </Stack>
        </form>
      ) : (
        <Button ref={opener} variant="default" leftSection={icon} aria-disabled={download.isPending} onClick={open}>
          {label ?? t('export')}
        </Button>
      )}
    </Stack>
  )
}

/** Asking an administrator to be erased, in two steps, and taking it back. Nothing where it isn't known whether one did. */
function ErasureWish() {
  const queries = useQueryClient()
  const wish = useQuery({ queryKey: REQUEST, queryFn: ({ signal }) => call(getErasureRequest, {}, signal) })
  const [isSure, setSure] = useState(false)
  // What was pressed is gone then, and the focus goes to what stands in its place.
  const [hasLeft, setLeft] = useState(false)
  const stop = () => {
    setLeft(true)
    setSure(false)
  }
  const change = useMutation({
    mutationFn: (asks: boolean) => call(asks ? requestErasure : withdrawErasureRequest, {}),
    onSuccess: (answer) => {
      queries.setQueryData(REQUEST, answer)
      stop()
    },
  })
  if (!wish.data) return null
  const { requested_at: at } = wish.data
  return (
    <Stack gap="sm" align="flex-start">
      <p className={classes.note} role={at ? 'status' : undefined}>
        {at ? t('erasure.requested', { day: formatDate(indianDay(at)) }) : t('erasure.about')}
      </p>
      {change.isError && <AlertLine kind="failure">{explain(change.error)}</AlertLine>}
      {at ? (
        <Button
          {...(hasLeft && { ref: focusAtOnce })}
          variant="default"
          loading={change.isPending}
          onClick={() => change.mutate(false)}
        >
          {t('erasure.withdraw')}
        </Button>
      ) : isSure ? (
        <fieldset style={{ border: 0, margin: 0, padding: 0 }} aria-label={t('erasure.sure')}>
          <Text size="sm" fw={600}>
            {t('erasure.sure')}
          </Text>
          <Text size="sm" mb="sm">
            {t('erasure.sure.about')}
          </Text>
          <Group gap="xs">
            <Button color="red" loading={change.isPending} onClick={() => change.mutate(true)}>
              {t('erasure.send')}
            </Button>
            <Button ref={focusAtOnce} variant="default" disabled={change.isPending} onClick={stop}>
              {c('cancel')}
            </Button>
          </Group>
        </fieldset>
      ) : (
        <Button {...(hasLeft && { ref: focusAtOnce })} variant="default" onClick={() => setSure(true)}>
          {t('erasure.request')}
        </Button>
      )}
    </Stack>
  )
}
