import { getMileageRates, Journey, type MileageRate } from '@pravas/contract/mileage'
import { paiseFromRupees, rupeesFromPaise } from '@pravas/contract/money'
import { mileagePaise } from '@pravas/contract/vehicles'
import { mileage } from '@pravas/messages/en/mileage'
import { texts } from '@pravas/messages/texts'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { formatDate, formatRupees } from '../../../ui/formats.ts'
import { todayInIndia } from '../../../ui/today.ts'
import classes from './mileage-dialog.module.css'
import { kilometresOf, type TypedJourney } from './typed-journey.ts'

const t = texts(mileage)

/** What the policy pays for what is typed: the rates of the day, and what the distance comes to. */
export function WhatItPays({ typed }: { typed: TypedJourney }) {
  const on = /^\d{4}-\d{2}-\d{2}$/.test(typed.date) ? typed.date : todayInIndia()
  const { data } = useQuery({
    queryKey: ['mileage rates', on],
    queryFn: ({ signal }) => call(getMileageRates, { query: { on } }, signal),
  })
  return (
    <p className={classes.pays} role="status">
      {data && wordsOf(typed, data, on)}
    </p>
  )
}

function wordsOf(typed: TypedJourney, { rates, undecided }: { rates: MileageRate[]; undecided: boolean }, on: string) {
  const date = formatDate(on)
  if (rates.length === 0) return undecided ? t('refused.unknown') : t('refused.no-rates', { date })
  const rate = rates.find(({ vehicle }) => vehicle === typed.vehicle)
  if (!rate) {
    const listed = rates.map(({ vehicle, rate: paid }) =>
      t('form.rate', { vehicle: t(`vehicle.${vehicle}`), rate: formatRupees(paid) }),
    )
    return typed.vehicle === ''
      ? t('form.rates', { rates: listed.join(', ') })
      : t('refused.no-rate', { date, vehicles: listed.join(', ') })
  }
  const kilometres = kilometresOf(typed)
  const clause = rate.clause.number
  if (!Journey.shape.kilometres.safeParse(kilometres).success) {
    return t('form.pays-rate', { rate: formatRupees(rate.rate), clause })
  }
  const paise = mileagePaise(Math.round(kilometres * 1000), paiseFromRupees(rate.rate))
  return t('form.pays', {
    kilometres,
    rate: formatRupees(rate.rate),
    amount: formatRupees(rupeesFromPaise(paise)),
    clause,
  })
}
