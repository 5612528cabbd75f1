import { expect, test } from 'vitest'
import { callbackOf, pageAfter } from './callback-address.ts'

const state = (interactionType?: string) => btoa(JSON.stringify({ id: 'a', meta: { interactionType } }))
const hash = (values: Record<string, string>) => ({ hash: `#${new URLSearchParams(values)}`, search: '' })

test.each([
  ['an answer to this page', hash({ code: 'c', state: state('redirect') }), 'redirect'],
  ['a refusal to this page', hash({ error: 'access_denied', state: state('redirect') }), 'redirect'],
  [
    'an answer with a state of ours behind the library’s',
    hash({ code: 'c', state: `${state('redirect')}|x` }),
    'redirect',
  ],
  [
    'an answer in the query',
    { hash: '', search: `?code=c&state=${encodeURIComponent(state('redirect'))}` },
    'redirect',
  ],
  ['an answer in a window', hash({ code: 'c', state: state('popup') }), 'relay'],
  ['an answer in a hidden frame', hash({ error: 'login_required', state: state('silent') }), 'relay'],
  ['an answer without a state', hash({ code: 'c' }), 'incomplete'],
  ['an answer with an empty state', hash({ code: 'c', state: '' }), 'incomplete'],
  ['an answer with a state that is not ours', hash({ code: 'c', state: 'made up' }), 'incomplete'],
  ['an answer with half a state', hash({ code: 'c', state: state(undefined) }), 'incomplete'],
  ['a session of the server’s', { hash: '', search: '?session=new&to=%2Fdashboard' }, 'session'],
  ['nothing', { hash: '', search: '' }, 'nothing'],
  ['something else', { hash: '#top', search: '?from=mail' }, 'nothing'],
])('%s', (_, address, expected) => {
  expect(callbackOf(address)).toBe(expected)
})

test.each([
  ['?session=new', undefined],
  ['?session=new&to=%2Ftrip%2FTRP-1%3Ftab%3Dhistory', '/trip/TRP-1?tab=history'],
  ['?session=new&to=%2F%2Fevil.example', undefined],
  ['?session=new&to=javascript%3Aalert(1)', undefined],
])('after %s the page is %s', (search, page) => {
  expect(pageAfter({ search })).toBe(page)
})
