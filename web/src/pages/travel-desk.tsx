import { Text } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { DESK_FILTERS, DeskFilter } from '@pravas/contract/travel-desk'
import { bookingsPage } from '@pravas/messages/en/bookings-page'
import { texts } from '@pravas/messages/texts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { explain } from '../api/api-error.ts'
import { deskQueue } from '../features/bookings/booking-queries.ts'
import { DeskList } from '../features/bookings/desk-list.tsx'
import { IconArrowLeft, IconTicket } from '../ui/icons.ts'
import { later } from '../ui/later.tsx'
import { MorePages } from '../ui/more-pages.tsx'
import { Notice } from '../ui/notice.tsx'
import { Page } from '../ui/page.tsx'
import { PageTabs } from '../ui/page-tabs.tsx'
import { SearchField } from '../ui/records/search-field.tsx'
import { Retry } from '../ui/retry.tsx'
import { TableSkeleton } from '../ui/table-skeleton.tsx'
import { useAddressParams, withParams } from '../ui/use-address-params.ts'
import classes from './travel-desk.module.css'

const t = texts(bookingsPage)

const DeskTripPane = later(
  async () => (await import('../features/bookings/desk-trip.tsx')).DeskTripPane,
  <TableSkeleton />,
)

/** Its code is fetched with the first file. */
const prepareFile = async (file: File) => (await import('../features/fingenie/prepare-file.ts')).prepareFile(file)

/** From this width on a trip stands beside the queue. */
const BESIDE = '(min-width: 68.75em)'

/** The queue of the travel desk, and the trip that is booked beside it. Filter, search and trip live in the address. */
export function TravelDeskPage() {
  const [params, setParams] = useAddressParams()
  const filter = DeskFilter.catch('to_book').parse(params.get('show') ?? 'to_book')
  const query = params.get('q') ?? ''
  const opened = params.get('trip')
  const queue = useInfiniteQuery(deskQueue({ filter, query }))
  const trips = queue.data?.pages.flatMap(({ items }) => items) ?? []
  const [first] = queue.data?.pages ?? []
  // Where else something is found: a PNR is with what is booked, and not with what is to be booked.
  const elsewhere = DESK_FILTERS.filter((one) => one !== filter && (first?.counts[one] ?? 0) > 0)
    .map((one) => t(`tab.${one}`))
    .join(', ')
  const isBeside = useMediaQuery(BESIDE, undefined, { getInitialValueInEffect: false }) === true
  const shown = opened ?? (isBeside ? trips[0]?.trip_number : undefined)
  const set = (changes: Record<string, string | null>, replace = true) =>
    setParams((before) => withParams(before, changes), { replace, preventScrollReset: true })

  const list = (
    <>
      <div className={classes.search}>
        <SearchField label={t('search')} value={query} onSearch={(q) => set({ q, trip: null })} />
      </div>
      {queue.isPending ? (
        <TableSkeleton text={t('loading')} />
      ) : queue.error && trips.length === 0 ? (
        <Notice title={t('failed')}>
          <Retry text={explain(queue.error)} onRetry={queue.refetch} />
        </Notice>
      ) : trips.length === 0 ? (
        <Notice
          title={query ? t('none.found') : t(`none.${filter}`)}
          icon={<IconTicket size={28} stroke={1.3} aria-hidden />}
        >
          {!query
            ? t(`none.${filter}.hint`)
            : elsewhere
              ? t('none.found.elsewhere', { tabs: elsewhere })
              : t('none.found.hint')}
        </Notice>
      ) : (
        <div aria-busy={queue.isPlaceholderData}>
          <DeskList trips={trips} opened={shown} onOpen={(trip) => set({ trip }, isBeside)} />
          <MorePages of={queue} text={t('more')} failed={t('failed')} />
        </div>
      )}
    </>
  )
  const pane = shown && <DeskTripPane key={shown} number={shown} prepare={prepareFile} />

  if (pane && !isBeside) {
    return (
      <Page title={t('title')}>
        <button type="button" className={classes.back} onClick={() => set({ trip: null })}>
          <IconArrowLeft size={15} stroke={1.8} aria-hidden />
          {t('back')}
        </button>
        {pane}
      </Page>
    )
  }
  return (
    <Page title={t('title')}>
      {first?.booked_by === 'self' && (
        <Text c="dimmed" size="sm" mt={-8} mb="md">
          {t('self-booking')}
        </Text>
      )}
      <PageTabs
        open={filter}
        onOpen={(show) => set({ show: show === 'to_book' ? null : show, trip: null })}
        tabs={DESK_FILTERS.map((value) => ({
          value,
          // Nothing is counted as long as that is not known.
          name: first ? t('tab.counted', { name: t(`tab.${value}`), count: first.counts[value] }) : t(`tab.${value}`),
          content: (
            <div className={classes.panes} data-beside={isBeside && pane ? true : undefined}>
              <div>{list}</div>
              {isBeside && pane && <div className={classes.trip}>{pane}</div>}
            </div>
          ),
        }))}
      />
    </Page>
  )
}
