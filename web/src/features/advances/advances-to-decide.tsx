import { Button, Group, Modal, Stack, Textarea } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { type Advance, decideAdvance } from '@pravas/contract/advances'
import { advancesPage } from '@pravas/messages/en/advances-page'
import { labels } from '@pravas/messages/en/labels'
import { texts } from '@pravas/messages/texts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { explain } from '../../api/api-error.ts'
import { call } from '../../api/call.ts'
import { AlertLine } from '../../ui/alert-line.tsx'
import { focusFirstWrong } from '../../ui/first-wrong-field.ts'
import { Notice } from '../../ui/notice.tsx'
import { AdvanceItem } from './advance-item.tsx'
import { AdvanceList } from './advance-list.tsx'
import { ADVANCES } from './advance-queries.ts'

const t = texts(advancesPage)
const c = texts(labels)

/** The advances that wait for the signed-in person. */
export function AdvancesToDecide() {
  return (
    <AdvanceList view="decide" empty={<Notice title={t('decide.none')}>{t('decide.none.hint')}</Notice>}>
      {(advance) => <AskedAdvance key={advance.id} advance={advance} />}
    </AdvanceList>
  )
}

function AskedAdvance({ advance }: { advance: Advance }) {
  const { id, number } = advance
  const queries = useQueryClient()
  const [isRejecting, setRejecting] = useState(false)
  const [reason, setReason] = useState('')
  const [tried, setTried] = useState(false)
  const decide = useMutation({
    mutationFn: (verdict: 'approved' | 'rejected') =>
      call(decideAdvance, {
        params: { advanceId: id },
        body: { verdict, ...(verdict === 'rejected' && { reason: reason.trim() }) },
      }),
    onSuccess: (_, verdict) => {
      setRejecting(false)
      notifications.show({ message: t('decided.done', { number, verdict }), withBorder: true })
      return queries.invalidateQueries({ queryKey: ADVANCES })
    },
  })
  const reject = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (reason.trim() !== '' && !decide.isPending) decide.mutate('rejected')
  }
  const failure = decide.isError && <AlertLine kind="failure">{explain(decide.error)}</AlertLine>
  return (
    <AdvanceItem
      advance={advance}
      withName
      actions={
        <>
          <Button
            size="xs"
            aria-label={t('approve.of', { number })}
            loading={decide.isPending && decide.variables === 'approved'}
            onClick={() => decide.mutate('approved')}
          >
            {t('approve')}
          </Button>
          <Button
            size="xs"
            variant="default"
            aria-label={t('reject.of', { number })}
            onClick={() => {
              decide.reset()
              setRejecting(true)
            }}
          >
            {t('reject')}
          </Button>
          {!isRejecting && failure}
          <Modal
            opened={isRejecting}
            onClose={() => setRejecting(false)}
            title={t('reject.title', { number })}
            closeButtonProps={{ 'aria-label': c('close') }}
          >
            <form ref={focusFirstWrong} onSubmit={reject} noValidate>
              <Stack>
                <Textarea
                  label={t('reason')}
                  data-autofocus
                  autosize
                  minRows={2}
                  maxRows={6}
                  maxLength={500}
                  value={reason}
                  error={tried && reason.trim() === '' ? t('reason.needed') : undefined}
                  onChange={({ currentTarget }) => setReason(currentTarget.value)}
                />
                {failure}
                <Group justify="flex-end">
                  <Button variant="default" onClick={() => setRejecting(false)}>
                    {t('cancel')}
                  </Button>
                  <Button type="submit" color="red" loading={decide.isPending}>
                    {t('reject')}
                  </Button>
                </Group>
              </Stack>
            </form>
          </Modal>
        </>
      }
    />
  )
}
