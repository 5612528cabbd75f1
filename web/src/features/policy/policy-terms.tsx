import { type GstRules, type PolicyDocument, SUPPLIES } from '@pravas/contract/policy-document'
import { policyPage } from '@pravas/messages/en/policy-page'
import { texts } from '@pravas/messages/texts'
import { Detail, Details, Section } from '../../ui/details.tsx'
import { formatDate, formatPrice } from '../../ui/formats.ts'
import { type Column, RecordTable } from '../../ui/record-table.tsx'

const t = texts(policyPage)

/** The names that the rules of a policy use, and the GST rules for bills of a day (`YYYY-MM-DD`). */
export function PolicyTerms({ policy, day }: { policy: PolicyDocument; day: string }) {
  const classes = Object.entries(policy.city_classes)
  const gst = policy.gst.findLast(({ valid_from }) => valid_from <= day)
  return (
    <>
      {classes.length > 0 && (
        <Section title={t('city-classes')}>
          <Details>
            {classes.map(([name, cities]) => (
              <Detail key={name} name={name}>
                {cities.join(', ')}
              </Detail>
            ))}
          </Details>
        </Section>
      )}
      {policy.sub_categories.length > 0 && (
        <Section title={t('sub-categories')}>
          <Details>
            {policy.sub_categories.map(({ name, category, words }) => (
              <Detail key={name} name={name} note={t('sub-category.words', { words: words.join(', ') })}>
                {category}
              </Detail>
            ))}
          </Details>
        </Section>
      )}
      {gst && (
        <Section title={t('gst')}>
          <p style={{ marginBlock: '0 12px', fontSize: '0.8125rem', color: 'var(--mantine-color-dimmed)' }}>
            {t('gst.since', { day: formatDate(gst.valid_from), ends: dayOfYear(gst.credit_ends) })}
          </p>
          <RecordTable caption={t('gst')} columns={COLUMNS} rows={suppliesOf(gst)} keyOf={({ supply }) => supply} />
        </Section>
      )}
    </>
  )
}

interface SupplyRow {
  supply: string
  rates: string
  credit: string
}

const COLUMNS: Column<SupplyRow>[] = [
  { name: t('gst.supply'), width: '24%', cell: ({ supply }) => supply },
  { name: t('gst.rates'), width: '32%', cell: ({ rates }) => rates },
  { name: t('gst.credit'), cell: ({ credit }) => credit },
]

function suppliesOf({ supplies, room_amount: amount }: GstRules): SupplyRow[] {
  return SUPPLIES.flatMap((supply) => {
    const tax = supplies[supply]
    if (!tax) return []
    const [low = '', high] = tax.percents.map((percent) => t('gst.percent', { percent }))
    const isByRoom = supply === 'hotel' && high !== undefined
    return [
      {
        supply: t(`supply.${supply}`),
        rates: isByRoom
          ? t('gst.room', { low, amount: formatPrice(amount), high })
          : tax.percents.map((percent) => t('gst.percent', { percent })).join(', '),
        credit: tax.blocked ?? tax.contested ?? t('gst.recoverable'),
      },
    ]
  })
}

/** A day of any year, `MM-DD`, as '30 Nov'. */
function dayOfYear(day: string): string {
  return formatDate(`2024-${day}`).split(' ').slice(0, 2).join(' ')
}
