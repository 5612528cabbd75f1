import { Button, Text } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { listPeopleValues } from '@pravas/contract/administration'
import { importEntries, type StructureKind } from '@pravas/contract/structure'
import { structure } from '@pravas/messages/en/structure'
import { texts } from '@pravas/messages/texts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { explain } from '../../api/api-error.ts'
import { call } from '../../api/call.ts'
import { AlertLine } from '../../ui/alert-line.tsx'
import { formatCount } from '../../ui/formats.ts'
import { STRUCTURE } from './structure-queries.ts'

const t = texts(structure)

const MOST_EXAMPLES = 5
/** A code has at most this many characters; the value itself is the name. */
const CODE_CHARACTERS = 40

/** Begins an empty list with what people have already, so that nobody's value is missing from it; nothing where they have none. */
export function FromPeople({ kind }: { kind: Exclude<StructureKind, 'project'> }) {
  const queries = useQueryClient()
  const { data } = useQuery({
    queryKey: ['people', 'values'],
    queryFn: ({ signal }) => call(listPeopleValues, {}, signal),
  })
  const add = useMutation({
    mutationFn: (csv: string) => call(importEntries, { params: { kind }, body: { csv, commit: true } }),
    onSuccess: ({ created }) => {
      notifications.show({ message: t('from-people.added', { created: formatCount(created) }), withBorder: true })
      return queries.invalidateQueries({ queryKey: STRUCTURE })
    },
  })
  const values = data?.[kind] ?? []
  if (values.length === 0) return null
  const counted = { count: values.length, number: formatCount(values.length) }
  const [refused, ...more] = add.data?.refused ?? []
  return (
    <>
      <Text size="sm" my="xs">
        {t('from-people', { ...counted, examples: shortened(values) })}
      </Text>
      <Button variant="default" loading={add.isPending} onClick={() => add.mutate(csvOf(values))}>
        {t('from-people.add', counted)}
      </Button>
      {add.isError && <AlertLine kind="failure">{explain(add.error)}</AlertLine>}
      {refused && (
        <AlertLine kind="failure">
          {t('from-people.refused', {
            refused: more.length + 1,
            number: formatCount(more.length + 1),
            why: refused.reason,
          })}
        </AlertLine>
      )}
    </>
  )
}

function shortened(values: readonly string[]): string {
  return [...values.slice(0, MOST_EXAMPLES), ...(values.length > MOST_EXAMPLES ? ['…'] : [])].join(', ')
}

function csvOf(values: readonly string[]): string {
  const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`
  const lines = values.map((value) => `${quoted(value.slice(0, CODE_CHARACTERS))},${quoted(value)}`)
  return ['code,name', ...lines].join('\r\n')
}
