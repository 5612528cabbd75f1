import { Button, FileButton, Group, Modal, Stack } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { budgetsPage } from '@pravas/messages/en/budgets-page'
import { labels } from '@pravas/messages/en/labels'
import { texts } from '@pravas/messages/texts'
import { IconFileSpreadsheet } from '@tabler/icons-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { explain } from '../../api/api-error.ts'
import classes from './budget-form.module.css'
import { importFile } from './budget-queries.ts'

const t = texts(budgetsPage)
const c = texts(labels)

/** So many refused lines are listed. */
const MOST_LINES = 50

/** Imports budgets from a file: first what would happen, then, if wanted, that. */
export function BudgetImport({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const queries = useQueryClient()
  const [csv, setCsv] = useState('')
  const preview = useMutation({
    mutationFn: async (file: File) => {
      const text = await file.text()
      setCsv(text)
      return importFile(text, false)
    },
  })
  const close = () => {
    preview.reset()
    commit.reset()
    onClose()
  }
  const commit = useMutation({
    mutationFn: () => importFile(csv, true),
    onSuccess: ({ created, updated }) => {
      void queries.invalidateQueries({ queryKey: ['budgets'] })
      notifications.show({ message: t('import.done', { count: created + updated }), withBorder: true })
      close()
    },
  })
  const plan = preview.data
  const count = plan ? plan.created + plan.updated : 0
  const error = commit.error ?? preview.error
  return (
    <Modal opened={opened} onClose={close} title={t('import.title')} closeButtonProps={{ 'aria-label': c('close') }}>
      <Stack>
        <p className={classes.about}>{t('import.hint')}</p>
        <FileButton accept=".csv,text/csv" onChange={(file) => file && preview.mutate(file)}>
          {(props) => (
            <Button
              {...props}
              variant="default"
              leftSection={<IconFileSpreadsheet size={16} aria-hidden />}
              loading={preview.isPending}
            >
              {t('import.choose')}
            </Button>
          )}
        </FileButton>
        <div role="status">
          {plan && (
            <Stack gap="xs">
              <span>
                {t('import.preview', { created: plan.created, updated: plan.updated, unchanged: plan.unchanged })}
              </span>
              {plan.refused.length > 0 && (
                <div>
                  <strong>{t('import.refused', { count: plan.refused.length })}</strong>
                  <ul className={classes.history}>
                    {plan.refused.slice(0, MOST_LINES).map(({ line, reason }) => (
                      <li key={`${line} ${reason}`}>{t('import.line', { line, reason })}</li>
                    ))}
                    {plan.refused.length > MOST_LINES && (
                      <li>{t('import.more', { count: plan.refused.length - MOST_LINES })}</li>
                    )}
                  </ul>
                </div>
              )}
              {count === 0 && <span>{t('import.nothing')}</span>}
            </Stack>
          )}
        </div>
        {error && (
          <p role="alert" className={classes.failure}>
            {explain(error)}
          </p>
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={close}>
            {c('cancel')}
          </Button>
          {count > 0 && (
            <Button loading={commit.isPending} onClick={() => commit.mutate()}>
              {t('import.commit', { count })}
            </Button>
          )}
        </Group>
      </Stack>
    </Modal>
  )
}
