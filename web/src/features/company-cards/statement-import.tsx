import { Button, Group, NativeSelect, Stack, Text } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { type Card, importStatement } from '@pravas/contract/company-cards'
import { companyCardsPage } from '@pravas/messages/en/company-cards-page'
import { texts } from '@pravas/messages/texts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type ChangeEvent, useRef, useState } from 'react'
import { explain } from '../../api/api-error.ts'
import { call } from '../../api/call.ts'
import { readTextFile } from '../../csv/read-file.ts'
import { AlertLine } from '../../ui/alert-line.tsx'
import { Section } from '../../ui/details.tsx'
import { formatPrice } from '../../ui/formats.ts'
import { IconUpload } from '../../ui/icons.ts'
import classes from './card-lines.module.css'
import { CARDS } from './card-queries.ts'

const t = texts(companyCardsPage)

/** Imports a statement: it says what it would add and which lines it cannot read, before anything is written. */
export function StatementImport({ cards }: { cards: readonly Card[] }) {
  const queries = useQueryClient()
  const input = useRef<HTMLInputElement>(null)
  const [csv, setCsv] = useState('')
  const [name, setName] = useState('')
  const [problem, setProblem] = useState(false)
  const [card, setCard] = useState('')
  const run = useMutation({
    mutationFn: ({ text, commit }: { text: string; commit: boolean }) =>
      call(importStatement, { body: { csv: text, commit, ...(card !== '' && { card_id: card }) } }),
    onSuccess: ({ added, matched }, { commit }) => {
      if (!commit) return
      setCsv('')
      setName('')
      notifications.show({ message: t('import.done', { added, matched }), withBorder: true })
      return queries.invalidateQueries({ queryKey: CARDS })
    },
  })
  const take = async (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.currentTarget.files ?? []
    event.currentTarget.value = ''
    if (!file) return
    run.reset()
    const read = await readTextFile(file)
    setProblem('problem' in read)
    setName(file.name)
    if ('problem' in read) return
    setCsv(read.text)
    run.mutate({ text: read.text, commit: false })
  }
  const found = run.data
  const isChecked = csv !== '' && found !== undefined && run.variables.commit === false
  // Lines that were left out stay named after the others are imported.
  const refused = found?.refused ?? []
  return (
    <Section title={t('import.title')}>
      <Stack gap="sm">
        <Text size="sm" c="dimmed">
          {t('import.about')}
        </Text>
        <NativeSelect
          label={t('import.card')}
          data={[
            { value: '', label: t('import.card.by-digits') },
            ...cards.map(({ id, label, last_four, employee_name }) => ({
              value: id,
              label: `${employee_name} · ${t('card', { label, digits: last_four })}`,
            })),
          ]}
          value={card}
          onChange={({ currentTarget: { value } }) => {
            setCard(value)
            run.reset()
          }}
        />
        <Group gap="sm">
          <input
            ref={input}
            type="file"
            accept=".csv,.txt,text/csv,text/plain"
            aria-label={t('import.file')}
            className="visually-hidden"
            tabIndex={-1}
            onChange={(event) => void take(event)}
          />
          <Button
            variant="default"
            leftSection={<IconUpload size={15} stroke={1.8} aria-hidden />}
            loading={run.isPending && csv === ''}
            onClick={() => input.current?.click()}
          >
            {t('import.choose')}
          </Button>
          {name !== '' && <Text size="sm">{name}</Text>}
        </Group>
        {problem && <AlertLine kind="failure">{t('import.unreadable')}</AlertLine>}
        {run.isError && <AlertLine kind="failure">{explain(run.error)}</AlertLine>}
        {isChecked && (
          <Text size="sm" role="status">
            {t('import.result', {
              added: found.added,
              known: found.known,
              credits: found.credits,
              total: formatPrice(found.total),
            })}
          </Text>
        )}
        {isChecked && found.ignored.length > 0 && (
          <Text size="sm" c="dimmed">
            {t('import.ignored', { columns: found.ignored.join(', ') })}
          </Text>
        )}
        {refused.length > 0 && (
          <div>
            <Text size="sm" fw={500}>
              {t(isChecked ? 'import.refused' : 'import.left-out')}
            </Text>
            <ul className={classes.list}>
              {refused.map(({ line, who, reason }) => (
                <li key={line}>
                  <p className={classes.facts}>
                    {[t('import.line', { line: String(line) }), who, reason].filter(Boolean).join(' · ')}
                  </p>
                </li>
              ))}
            </ul>
          </div>
        )}
        {csv !== '' && (
          <Group>
            {isChecked && found.added > 0 ? (
              <Button loading={run.isPending} onClick={() => run.mutate({ text: csv, commit: true })}>
                {t('import.commit', { count: found.added })}
              </Button>
            ) : (
              <Button
                variant="default"
                loading={run.isPending}
                onClick={() => run.mutate({ text: csv, commit: false })}
              >
                {t('import.check')}
              </Button>
            )}
          </Group>
        )}
      </Stack>
    </Section>
  )
}
