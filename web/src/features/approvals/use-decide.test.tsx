import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { ApiError } from '../../api/api-error.ts'
import type { RequestView } from './request-view.ts'
import { explainDecision, useDecide } from './use-decide.tsx'

const sendDecision = vi.hoisted(() => vi.fn(async (_: object): Promise<void> => undefined))
vi.mock('./decision.tsx', async (importActual) => ({
  ...(await importActual<object>()),
  queueDecision: async () => false,
  sendDecision,
}))

test.each(['trip', 'expense'] as const)(
  'deciding on a %s makes the lists, its page and the figures stale',
  async (kind) => {
    const queryClient = new QueryClient()
    const keys = [
      ['approvals', 'trips', 'EMP2'],
      [kind, 'r1'],
      ['analytics', 'EMP2', 'team', '12m'],
    ]
    for (const key of keys) queryClient.setQueryData(key, {})
    queryClient.setQueryData(['profile'], {})
    const request = { kind, id: 'r1', number: 'R-1' } as RequestView
    const { result } = renderHook(() => useDecide(request), {
      wrapper: ({ children }) => <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>,
    })
    await act(
      () =>
        new Promise((onSettled) =>
          result.current.decide({ verdict: 'approved' }, { onSettled: () => onSettled(undefined) }),
        ),
    )
    expect(keys.map((key) => queryClient.getQueryState(key)?.isInvalidated)).toEqual([true, true, true])
    expect(queryClient.getQueryState(['profile'])?.isInvalidated).toBe(false)
  },
)

test('of a request that changed since it was shown, the refusal is told and the latest version is loaded', async () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  const title = 'This request has changed since you opened it.'
  sendDecision.mockRejectedValueOnce(new ApiError(409, { code: 'decision.changed', title }))
  const queryClient = new QueryClient()
  const key = ['approvals', 'expense', 'EMP2']
  queryClient.setQueryData(key, {})
  const request = { kind: 'expense', id: 'e1', number: 'EXP-1', version: 2 } as RequestView
  const { result } = renderHook(() => useDecide(request), {
    wrapper: ({ children }) => <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>,
  })
  await act(
    () =>
      new Promise((onSettled) =>
        result.current.decide({ verdict: 'approved' }, { onSettled: () => onSettled(undefined) }),
      ),
  )
  expect(sendDecision).toHaveBeenLastCalledWith(expect.objectContaining({ id: 'e1', version: 2 }))
  await waitFor(() => expect(result.current.error).toMatchObject({ message: title }))
  expect(queryClient.getQueryState(key)?.isInvalidated).toBe(true)
})

test('whoever has lost the right to decide is told so, not that there is no such request', () => {
  expect(explainDecision(new ApiError(404, { title: 'There is no such record.' }))).toBe(
    'You can no longer decide on this request.',
  )
  expect(explainDecision(new ApiError(409, { title: 'Already decided.' }))).toBe('Already decided.')
})
