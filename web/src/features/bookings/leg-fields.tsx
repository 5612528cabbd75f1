import { Anchor, Group, SimpleGrid, Stack, TextInput } from '@mantine/core'
import { bookingsPage } from '@pravas/messages/en/bookings-page'
import { texts } from '@pravas/messages/texts'
import { useState } from 'react'
import { formatDate } from '../../ui/formats.ts'
import type { LegDraft } from './booking-draft.ts'
import { landingText } from './booking-facts.tsx'
import classes from './booking-form.module.css'

const t = texts(bookingsPage)

interface LegFieldsProps {
  legs: readonly LegDraft[]
  errors: Readonly<Record<string, string>>
  onChange: (legs: LegDraft[]) => void
}

/** The flights of a booking: seats and terminals at once, and what was approved folded, as it is rarely another flight. */
export function LegFields({ legs, errors, onChange }: LegFieldsProps) {
  const isWrong = Object.keys(errors).some((path) => path.startsWith('legs'))
  const [isOpen, setOpen] = useState(false)
  const change = (at: number, changes: Partial<LegDraft>) =>
    onChange(legs.map((leg, index) => (index === at ? { ...leg, ...changes } : leg)))
  const add = () => {
    const last = legs.at(-1)
    const blank = { flight_number: '', from_terminal: '', to: '', to_terminal: '', departs: '', arrives: '', seat: '' }
    onChange([...legs, { ...blank, airline: last?.airline ?? '', from: last?.to ?? '' }])
  }
  return (
    <Stack gap={4} className={classes.legs}>
      {legs.map((leg, at) => {
        const field = (name: keyof LegDraft, label: string, rest: object = {}) => (
          <TextInput
            label={label}
            autoComplete="off"
            value={leg[name]}
            error={errors[`legs[${at}].${name}`]}
            onChange={({ currentTarget }) => change(at, { [name]: currentTarget.value })}
            {...rest}
          />
        )
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the legs of a ticket have places, not names
          <div key={at} className={classes.leg}>
            <SimpleGrid cols={{ base: 2, xs: 3 }} spacing="sm" verticalSpacing="xs">
              {field('from_terminal', t('leg.from-terminal'), { maxLength: 20 })}
              {field('to_terminal', t('leg.to-terminal'), { maxLength: 20 })}
              {field('seat', t('leg.seat'), { maxLength: 20 })}
            </SimpleGrid>
            <details open={isOpen || isWrong} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
              <summary>{isOpen || isWrong ? t('leg.times') : legText(leg)}</summary>
              <SimpleGrid cols={{ base: 2, xs: 4 }} spacing="sm" verticalSpacing="xs">
                {field('flight_number', t('leg.flight'), { maxLength: 20, required: true })}
                {field('airline', t('leg.airline'), { maxLength: 100 })}
                {field('from', t('leg.from'), { maxLength: 3, required: true, autoCapitalize: 'characters' })}
                {field('to', t('leg.to'), { maxLength: 3, required: true, autoCapitalize: 'characters' })}
              </SimpleGrid>
              <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm" verticalSpacing="xs" mt={8}>
                {field('departs', t('leg.departs'), { type: 'datetime-local', required: true })}
                {field('arrives', t('leg.arrives'), { type: 'datetime-local', required: true })}
              </SimpleGrid>
              <Group gap="md" mt={8}>
                {legs.length > 1 && (
                  <Anchor
                    component="button"
                    type="button"
                    size="sm"
                    onClick={() => onChange(legs.filter((_, index) => index !== at))}
                  >
                    {t('leg.remove', { number: leg.flight_number })}
                  </Anchor>
                )}
                {at === legs.length - 1 && (
                  <Anchor component="button" type="button" size="sm" onClick={add}>
                    {t('leg.add')}
                  </Anchor>
                )}
              </Group>
            </details>
          </div>
        )
      })}
    </Stack>
  )
}

/** A flight in one line, `6E 2046, DEL 08:00 → BOM 10:15, 19 Jun 2026`. */
function legText({ flight_number: number, from, to, departs, arrives }: LegDraft): string {
  return `${number}, ${from} ${departs.slice(11, 16)} → ${to} ${landingText(departs, arrives)}, ${formatDate(departs)}`
}
