import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { RequestView } from './request-view.ts'
import { useDecide } from './use-decide.tsx'

const sendDecision = vi.hoisted(() => vi.fn(async () => undefined))
vi.mock('./queued-decision.tsx', async (importActual) => ({
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
      () => new Promise((onSettled) => result.current.decide(undefined, { onSettled: () => onSettled(undefined) })),
    )
    expect(keys.map((key) => queryClient.getQueryState(key)?.isInvalidated)).toEqual([true, true, true])
    expect(queryClient.getQueryState(['profile'])?.isInvalidated).toBe(false)
  },
)
