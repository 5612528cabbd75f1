import { ActionIcon, Button, TextInput } from '@mantine/core'
import { policyEditor } from '@pravas/messages/en/policy-editor'
import { policyPage } from '@pravas/messages/en/policy-page'
import { texts } from '@pravas/messages/texts'
import { DateField } from '../../../ui/date-field.tsx'
import { Section } from '../../../ui/details.tsx'
import { formatDate } from '../../../ui/formats.ts'
import { IconPlus, IconTrash } from '../../../ui/icons.ts'
import { type EditedGst, newGst } from './edited-gst.ts'
import type { EditedPolicy } from './edited-policy.ts'
import classes from './names-editor.module.css'

const t = texts(policyEditor)
const c = texts(policyPage)

interface GstEditorProps {
  policy: EditedPolicy
  mistakes: ReadonlyMap<string, string>
  onChange: (policy: EditedPolicy) => void
}

/** The GST rules by the day of the bill: what is taxed at which rates, and what of it comes back. */
export function GstEditor({ policy, mistakes, onChange }: GstEditorProps) {
  const { gst } = policy
  const set = (at: number, changes: Partial<EditedGst>) =>
    onChange({ ...policy, gst: gst.map((one, index) => (index === at ? { ...one, ...changes } : one)) })
  return (
    <Section
      title={c('gst')}
      aside={
        <Button
          variant="subtle"
          size="xs"
          leftSection={<IconPlus size={14} aria-hidden />}
          onClick={() => onChange({ ...policy, gst: [...gst, newGst(gst.at(-1))] })}
        >
          {t('gst.add')}
        </Button>
      }
    >
      <p className={classes.about}>{t('gst.about')}</p>
      {mistakes.get('gst') && <p className={classes.mistake}>{mistakes.get('gst')}</p>}
      {gst.map((rules, at) => (
        <details
          className={classes.fold}
          key={rules.key}
          open={rules.valid_from === '' || [...mistakes.keys()].some((path) => path.startsWith(`gst.${at}.`))}
        >
          <summary>
            {rules.valid_from === '' ? t('gst.new') : t('gst.from', { day: formatDate(rules.valid_from) })}
          </summary>
          <div className={classes.row} data-wide>
            <DateField
              label={t('gst.valid-from')}
              value={rules.valid_from}
              error={mistakes.get(`gst.${at}.valid_from`)}
              onChange={(value) => set(at, { valid_from: value })}
            />
            <TextInput
              label={t('gst.room-amount')}
              inputMode="decimal"
              leftSection="₹"
              value={rules.room_amount}
              error={mistakes.get(`gst.${at}.room_amount`)}
              onChange={({ currentTarget: { value } }) => set(at, { room_amount: value })}
            />
            <TextInput
              label={t('gst.credit-ends')}
              value={rules.credit_ends}
              error={mistakes.get(`gst.${at}.credit_ends`)}
              onChange={({ currentTarget: { value } }) => set(at, { credit_ends: value })}
            />
            <ActionIcon
              variant="subtle"
              color="gray"
              size="lg"
              aria-label={t('gst.remove', { day: formatDate(rules.valid_from) })}
              onClick={() => onChange({ ...policy, gst: gst.filter(({ key }) => key !== rules.key) })}
            >
              <IconTrash size={16} aria-hidden />
            </ActionIcon>
          </div>
          {rules.supplies.map((tax, index) => {
            const name = c(`supply.${tax.supply}`)
            const change = (changes: Partial<typeof tax>) =>
              set(at, { supplies: rules.supplies.with(index, { ...tax, ...changes }) })
            const field = (key: 'percents' | 'blocked' | 'contested') => ({
              label: t(`gst.${key}`),
              'aria-label': t('gst.field', { supply: name, field: t(`gst.${key}`) }),
              value: tax[key],
              error: mistakes.get(`gst.${at}.supplies.${tax.supply}.${key}`),
              onChange: ({ currentTarget: { value } }: { currentTarget: HTMLInputElement }) => change({ [key]: value }),
            })
            return (
              <fieldset key={tax.supply} className={classes.supply}>
                <legend>{name}</legend>
                <TextInput {...field('percents')} rightSection="%" placeholder={t('gst.untaxed')} />
                <TextInput {...field('blocked')} />
                <TextInput {...field('contested')} />
              </fieldset>
            )
          })}
        </details>
      ))}
    </Section>
  )
}
