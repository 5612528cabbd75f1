import { NativeSelect } from '@mantine/core'
import type { Holiday } from '@pravas/contract/structure'
import { structure } from '@pravas/messages/en/structure'
import { texts } from '@pravas/messages/texts'
import { useMemo } from 'react'
import { todayInIndia } from '../../ui/today.ts'
import { useAddressParams, withParams } from '../../ui/use-address-params.ts'

const t = texts(structure)

/** The years on offer, from this one. */
const YEARS = [-1, 0, 1, 2]

/** The year and the state whose holidays are listed, as the address of the page names them. */
export function useHolidayFilters() {
  const [params, setParams] = useAddressParams()
  const now = Number(todayInIndia().slice(0, 4))
  const years = YEARS.map((step) => now + step)
  return {
    years,
    year: years.find((one) => String(one) === params.get('year')) ?? now,
    /** Empty for all. */
    state: params.get('state') ?? '',
    narrow: (name: 'year' | 'state', value: string) =>
      setParams((current) => withParams(current, { [name]: value }), { replace: true }),
  }
}

interface HolidayFiltersProps {
  filters: ReturnType<typeof useHolidayFilters>
  /** All of the year: their states are on offer. */
  holidays: readonly Holiday[] | undefined
}

/** Chooses the year and the state. */
export function HolidayFilters({ filters: { years, year, state, narrow }, holidays }: HolidayFiltersProps) {
  const states = useMemo(
    () => [...new Set((holidays ?? []).flatMap(({ state: one }) => one ?? []))].toSorted(),
    [holidays],
  )
  const offered = state === '' || states.includes(state) ? states : [...states, state]
  return (
    <>
      <NativeSelect
        aria-label={t('year')}
        data={years.map(String)}
        value={String(year)}
        onChange={(event) => narrow('year', event.currentTarget.value)}
      />
      <NativeSelect
        aria-label={t('state.filter')}
        data={[{ value: '', label: t('state.any') }, ...offered.map((one) => ({ value: one, label: one }))]}
        value={state}
        onChange={(event) => narrow('state', event.currentTarget.value)}
      />
    </>
  )
}
