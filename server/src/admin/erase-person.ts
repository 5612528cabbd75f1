import { personalData } from '@pravas/messages/en/personal-data'
import { texts } from '@pravas/messages/texts'
import type { Clock } from '../clock.ts'
import type { Config } from '../config/config.ts'
import type { Database } from '../db/database.ts'
import { dayText } from '../formats.ts'
import { operatorSettings } from '../organisation/settings-rules.ts'
import { createOrganisationSettings } from '../organisation/settings-service.ts'
import { blockerText, createErasure } from '../personal-data/erasure-service.ts'

const t = texts(personalData)

interface Parts {
  db: Database['db']
  clock: Clock
  environment: Pick<Config, 'organisation' | 'companyGstins' | 'signUpDomains'>
}

interface ErasureWish {
  orgId: string
  person: string
  /** Their name as it is, to confirm; null: nothing is erased. */
  name: string | null
  why: string
}

/** Says what erasing a person would do, or erases them where their name is given. Throws a sentence where it can't be done. */
export async function erasePerson(
  { db, clock, environment }: Parts,
  { orgId, person, name, why }: ErasureWish,
  say: Record<'out' | 'note', (line: string) => void>,
): Promise<void> {
  const operator = operatorSettings(environment)
  const { of } = createOrganisationSettings({ db, clock, operator, mail: { sends: false, from: '' } })
  // Sockets look for ended sessions themselves; a command does not wait for them.
  const erasure = createErasure({ db, clock, settingsOf: of, identity: { sessionsEnded: () => {} } })
  const by = { orgId, personId: null }
  const preview = await erasure.preview(by, person)
  if (name !== null) {
    const after = await erasure.erase(by, person, { name, reason: why })
    say.note(t('erase.done', { before: preview.name, after }))
    return
  }
  for (const blocker of preview.blockers) say.out(blockerText(blocker))
  for (const { section, count } of preview.deleted)
    say.out(`${t('erase.deletes')}: ${t(`section.${section}`)}, ${t('erase.rows', { count })}`)
  for (const { section, count, until, because } of preview.kept) {
    const rows = t('erase.rows', { count })
    say.out(
      `${t('erase.keeps')}: ${t(`section.${section}`)}, ${rows}, ${t('erase.until', { day: dayText(until), because })}`,
    )
  }
  say.note(`Preview of ${preview.name}. Nothing was erased. To erase them, add --name with their name, and --why.`)
}
