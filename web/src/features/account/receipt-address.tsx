import { Button, CopyButton, Group, TextInput } from '@mantine/core'
import { createReceiptAddress, type ReceiptAddress, removeReceiptAddress } from '@pravas/contract/receipt-mail'
import { labels } from '@pravas/messages/en/labels'
import { receiptMailPage } from '@pravas/messages/en/receipt-mail-page'
import { texts } from '@pravas/messages/texts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { explain } from '../../api/api-error.ts'
import { call } from '../../api/call.ts'
import { RECEIPTS_BY_EMAIL, receiptAddressQuery } from '../../api/receipt-address.ts'
import { AlertLine } from '../../ui/alert-line.tsx'
import { Section } from '../../ui/details.tsx'
import { focusAtOnce } from '../../ui/focus-at-once.ts'
import { formatInstant } from '../../ui/formats.ts'
import classes from '../../ui/row-list.module.css'

const t = texts(receiptMailPage)
const c = texts(labels)

/** What can be done with an address that is there, each after a second press. */
type Step = 'renew' | 'remove'

/** The address to which one forwards receipts: made, copied, replaced and removed. Nothing where receipts don't come by email. */
export function ReceiptAddressSection() {
  const queries = useQueryClient()
  const { data } = useQuery(receiptAddressQuery)
  const [said, setSaid] = useState<'created' | 'renewed' | 'removed'>()
  const keep = (address: ReceiptAddress) => queries.setQueryData(receiptAddressQuery.queryKey, address)
  const create = useMutation({
    mutationFn: () => call(createReceiptAddress, {}),
    onMutate: () => setSaid(undefined),
    onSuccess: (address) => {
      setSaid(data?.address ? 'renewed' : 'created')
      keep(address)
    },
  })
  const remove = useMutation({
    mutationFn: () => call(removeReceiptAddress, {}),
    onMutate: () => setSaid(undefined),
    onSuccess: () => {
      setSaid('removed')
      if (data) keep({ ...data, address: null, created_at: null })
    },
  })
  const place = useRef<HTMLDivElement>(null)
  const { hash } = useLocation()
  const isAvailable = data?.available === true
  useEffect(() => {
    if (isAvailable && hash === `#${RECEIPTS_BY_EMAIL}`) place.current?.scrollIntoView({ block: 'center' })
  }, [isAvailable, hash])
  // What was pressed may be gone.
  useEffect(() => {
    if (said !== undefined && document.activeElement === document.body) place.current?.focus({ preventScroll: true })
  }, [said])
  if (!isAvailable) return null
  const failure = create.error ?? remove.error
  const isBusy = create.isPending || remove.isPending
  return (
    <div ref={place} id={RECEIPTS_BY_EMAIL} tabIndex={-1} style={{ outline: 'none' }}>
      <Section title={t('title')}>
        <p className={classes.note}>{t('about')}</p>
        {failure && <AlertLine kind="failure">{explain(failure)}</AlertLine>}
        {data.address === null ? (
          <Button variant="default" my="xs" loading={create.isPending} onClick={() => create.mutate()}>
            {t('create')}
          </Button>
        ) : (
          <>
            <OwnAddress address={data.address} />
            <p className={classes.facts}>
              {data.last_mail
                ? t('last', { time: formatInstant(data.last_mail.received_at), count: data.last_mail.receipts })
                : t('last.none')}{' '}
              {t('about.secret')}
            </p>
            <Steps
              key={data.address}
              isBusy={isBusy}
              onStep={(step) => (step === 'renew' ? create.mutate() : remove.mutate())}
            />
          </>
        )}
        <p role="status" className={said === undefined ? 'visually-hidden' : classes.note}>
          {said && t(said)}
        </p>
      </Section>
    </div>
  )
}

function OwnAddress({ address }: { address: string }) {
  return (
    <Group gap="xs" align="flex-end" my="xs">
      <TextInput
        label={t('address')}
        readOnly
        value={address}
        style={{ flex: '1 1 16em' }}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <CopyButton value={address}>
        {({ copied, copy }) => (
          <Button variant="default" onClick={copy}>
            {copied ? t('copied') : t('copy')}
          </Button>
        )}
      </CopyButton>
    </Group>
  )
}

/** Replacing and removing an address, each asked once more: mails to it come to nothing from then on. */
function Steps({ isBusy, onStep }: { isBusy: boolean; onStep: (step: Step) => void }) {
  const [asked, setAsked] = useState<Step>()
  const opener = useRef<HTMLButtonElement>(null)
  const wasAsked = useRef(asked)
  useEffect(() => {
    if (wasAsked.current && !asked) opener.current?.focus({ preventScroll: true })
    wasAsked.current = asked
  }, [asked])
  if (asked) {
    return (
      <Group gap="xs" my="xs">
        {/* First, so that a double press meets what takes it back. */}
        <Button
          variant="default"
          size="xs"
          className={classes.action}
          disabled={isBusy}
          onClick={() => setAsked(undefined)}
        >
          {c('cancel')}
        </Button>
        <Button ref={focusAtOnce} size="xs" className={classes.action} loading={isBusy} onClick={() => onStep(asked)}>
          {t(`${asked}.confirm`)}
        </Button>
      </Group>
    )
  }
  return (
    <Group gap="xs" my="xs">
      <Button ref={opener} variant="default" size="xs" className={classes.action} onClick={() => setAsked('renew')}>
        {t('renew')}
      </Button>
      <Button variant="default" size="xs" className={classes.action} onClick={() => setAsked('remove')}>
        {t('remove')}
      </Button>
    </Group>
  )
}
