import { MantineProvider } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { cleanup, configure, getConfig, render, screen } from '@testing-library/react'
import { type UserEvent, userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, vi } from 'vitest'
import { session } from '../api/session.ts'
import { Router } from '../app/router.tsx'
import { cssVariables, theme } from '../ui/theme.ts'
import { standInForBrowser } from './browser.ts'
import { StandInServer } from './server.ts'
import { TripMateServer } from './tripmate-socket.ts'

// A page's code is fetched when it is first shown, which may take a while on a busy machine.
configure({ asyncUtilTimeout: 15_000 })
describeOnlyAtTheEnd()
vi.setConfig({ testTimeout: 30_000 })

/** A signed-in person, as a login would have answered them. */
export const asha = {
  name: 'Asha Rao',
  email: 'asha@pravas.example',
  isAdmin: false,
  employee_id: 'EMP1',
}

interface Opened {
  user: UserEvent
  server: StandInServer
  tripMate: TripMateServer
}

/** Clears the browser before each test of a file and leaves the product after it. To be called once, at the top. */
export function usesProduct(): void {
  beforeEach(() => {
    standInForBrowser()
    session.signOut()
    localStorage.clear()
    sessionStorage.clear()
  })
  afterEach(() => {
    cleanup()
    // They are kept beside the page, and one of this test would be found by the next.
    notifications.clean()
    document.body.replaceChildren()
  })
}

/**
 * The whole product at an address, as `person` (signed out without one), over a server that answers only what the test
 * gives: whatever else a page asks for is missing.
 */
export function openProduct(
  address: string,
  { person, answers }: { person?: object; answers?: StandInServer['answers'] } = {},
): Opened {
  const server = new StandInServer(answers)
  const tripMate = new TripMateServer()
  if (person) session.signIn(person)
  window.history.pushState(null, '', address)
  window.dispatchEvent(new PopStateEvent('popstate'))
  render(
    <MantineProvider env="test" theme={theme} cssVariablesResolver={cssVariables}>
      <Router />
    </MantineProvider>,
  )
  return { user: userEvent.setup(), server, tripMate }
}

/** Waits for the page of this heading. */
export function heading(name: string): Promise<HTMLElement> {
  return screen.findByRole('heading', { level: 1, name })
}

/** A wait describes what it has waited for in vain at its end; at each look before it would write the whole page for nobody. */
function describeOnlyAtTheEnd(): void {
  const { getElementError } = getConfig()
  const isWaiting = () =>
    (getConfig() as { _disableExpensiveErrorDiagnostics?: boolean })._disableExpensiveErrorDiagnostics
  configure({
    getElementError: (message, container) =>
      isWaiting() ? new Error(message ?? undefined) : getElementError(message, container),
  })
}
