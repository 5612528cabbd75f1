// On one kind of database: this is about rights, and the queries behind it have tests of their own.
import { expect, test } from 'vitest'
import { newId } from '../../../ids.ts'
import { builders } from '../../../testing/builders.ts'
import { openSocket } from '../../../testing/socket-client.ts'
import { testApp, type Who } from '../../../testing/test-app.ts'
import { all, ROLES, runFor, type ToolRights, testToolRights } from '../../../testing/tool-rights.ts'
import { shownStay, tripDraftsOf } from '../../../testing/trip-dialogue.ts'
import { createTravelSearch } from '../../../travel/search-service.ts'
import { configuredSources } from '../../../travel/sources/configured.ts'
import { createTrips } from '../../../trips/service.ts'
import { tripmateTools } from './tripmate-tools.ts'

const it = await testApp()
const build = builders(it)
const { db } = it.database
const { clock } = it
const tools = tripmateTools({
  clock,
  trips: createTrips({ db }),
  drafts: tripDraftsOf(it),
  tripAllocations: it.app.trips.tripAllocations,
  tripRevisions: it.app.trips.tripRevisions,
  withdraw: (actor, trip) => it.app.approvals.withdraw(actor, 'trip', trip),
  approverOf: async (actor) => actor.managerEmployeeId,
  locationOf: async () => 'Mumbai office',
  travellersFor: it.app.trips.travellersFor,
  travel: createTravelSearch({
    ...configuredSources(undefined, it.app.log),
    onError: (error) => expect.fail(`${error}`),
  }),
})

const hotel = { name: 'Sea View', hotel_class: 3, overall_rating: 4, neighborhood: 'Juhu', amenities: [] }
const draft = () => ({
  draftId: newId(),
  purpose: 'business',
  departureCity: 'Delhi',
  destinationCity: 'Mumbai',
  departureDate: '2026-06-19',
  returnDate: null,
  segments: [{ kind: 'hotel', title: 'Sea View', pricePaise: 500_000, details: hotel }],
})
const flights = { from: 'Delhi', to: 'Mumbai', depart: '2026-06-19', class: 'economy' }
const hotels = { city: 'Mumbai', check_in: '2026-06-19', check_out: '2026-06-20', room_type: 'single' }

/** By what is asked for, each role gets: a trip's traveller, 'yes', 'nothing' or the code of a refusal. */
interface Row extends ToolRights {
  tool: keyof typeof tools
  input: (what: string, who: Who) => unknown
}

const rows: Row[] = [
  { tool: 'search_flights', answers: { anything: all('yes') }, input: () => flights },
  {
    tool: 'fare_calendar',
    answers: { anything: all('yes') },
    input: () => ({ from: 'Delhi', to: 'Mumbai', days: ['2026-06-19', '2026-06-20'], class: 'economy' }),
  },
  { tool: 'my_home', answers: { anything: all('Mumbai') }, input: () => ({}) },
  { tool: 'search_hotels', answers: { anything: all('yes') }, input: () => hotels },
  {
    tool: 'recheck_fares',
    answers: { anything: all('yes') },
    input: () => ({ draft: draft(), room_type: 'single' }),
  },
  {
    tool: 'submit_trip',
    answers: { own: `person.no_employee_record ${Array(6).fill('yes').join(' ')}` },
    input: async (_, who) => {
      const until = new Date(clock.now().getTime() + 60_000)
      const { id, version } = await tripDraftsOf(it).create(it.actor(who), shownStay(), until)
      return { draft_id: id, version }
    },
  },
  {
    tool: 'list_my_trips',
    // Everybody has one trip here but the new joiner: nobody gets another's, whatever their role.
    answers: { own: 'nothing employee colleague outsider manager othermanager superadmin' },
    input: async (_, who) => {
      if (who !== 'newjoiner') await build.trip({ traveller: who })
      return {}
    },
  },
  {
    tool: 'get_trip',
    answers: {
      employee: 'nothing employee nothing nothing employee nothing employee',
      outsider: 'nothing nothing nothing outsider nothing outsider outsider',
      manager: 'nothing nothing nothing nothing manager nothing manager',
      superadmin: 'nothing nothing nothing nothing nothing nothing superadmin',
      missing: all('nothing'),
    },
    input: async (what) => ({
      trip: what === 'missing' ? 'TRP-1999-000001' : await build.trip({ traveller: what as Who }),
    }),
  },
  ...(['withdraw_trip', 'change_trip'] as const).map(
    (tool): Row => ({
      // Whoever may see a trip of somebody else may still not take it back.
      tool,
      answers: {
        employee:
          'record.not_found yes record.not_found record.not_found action.forbidden record.not_found action.forbidden',
        missing: all('record.not_found'),
      },
      input: async (what) => ({
        trip: what === 'missing' ? 'TRP-1999-000001' : await build.trip({ traveller: what as Who }),
      }),
    }),
  ),
  { tool: 'find_allocation', answers: { anything: all('yes') }, input: () => ({ typed: { project: 'Apollo' } }) },
  {
    // Of a draft of somebody else nothing is told.
    tool: 'show_allocation',
    answers: { employee: all('yes') },
    input: () => ({ draft_id: newId(), chosen: {}, day: '2026-06-19' }),
  },
  {
    tool: 'find_travellers',
    answers: { anybody: all('yes') },
    input: () => ({ names: ['Somebody'] }),
  },
  {
    tool: 'my_approver',
    answers: { own: 'nothing EMP2001 EMP2001 EMP2002 EMP9001 EMP9001 nothing' },
    input: () => ({}),
  },
]

/** The words of a row for what a tool answered. */
function worded(answer: unknown): string {
  const travellers = [answer].flat().flatMap((each) => (each as { email_id?: string } | null)?.email_id ?? [])
  if (travellers.length > 0) return travellers.map((email) => email.split('@')[0]).join('+')
  if (answer === null || (Array.isArray(answer) && answer.length === 0)) return 'nothing'
  return typeof answer === 'string' ? answer : 'yes'
}

testToolRights(
  rows,
  () => Object.keys(tools),
  () =>
    async (who, { tool, input }, what) =>
      runFor(it.actor(who), tools[tool], await input(what, who), worded),
)

test('no tool decides on requests', () => {
  expect(Object.keys(tools).filter((name) => /approv|reject|decide/.test(name))).toEqual(['my_approver'])
})

test('who may speak over the socket, and for whom', async () => {
  await expect(openSocket(it.origin, {})).rejects.toThrow('401')
  const types: Record<string, string> = {}
  for (const who of ROLES) {
    const socket = await openSocket(it.origin, { cookie: await it.cookie(who) })
    const answers: string[] = []
    for (const employee_id of [undefined, 'EMP1001', 'EMP0000']) {
      socket.send({ action: 'sendMessage', prompt: 'hello', sessionId: 'tripmate-1', employee_id })
      answers.push((await socket.next()).type)
    }
    types[who] = answers.join(' ')
    await socket.close()
  }
  const others = Object.fromEntries(ROLES.map((who) => [who, 'result error error']))
  expect(types).toEqual({ ...others, employee: 'result result error' })
})
