import { type ReactNode, startTransition, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import {
  UNSAFE_createBrowserHistory as createBrowserHistory,
  type Location,
  type NavigateOptions,
  type Navigator,
  Router,
  type To,
} from 'react-router'
import { isOpenedAnew } from './opened-anew.ts'

const PLACES = 'page-places'

let stored: Record<string, number> | undefined

/** Pixels from the top at which each visit of this tab was left, by its entry in the browser's history. */
function places(): Record<string, number> {
  stored ??= storedPlaces()
  return stored
}

/** Whether this visit can have been left before. The first reading of a tab's storage takes long, and a page just opened does without. */
let wasLeft = !isOpenedAnew()

type BrowserHistory = ReturnType<typeof createBrowserHistory>

/** The address that is shown, and whether the page stays where it is scrolled to. */
interface Entry {
  location: Location
  action: BrowserHistory['action']
  staysInPlace: boolean
}

/** The browser's history, and what the pages navigate by. */
function openHistory() {
  const history = createBrowserHistory({ v5Compat: true })
  // Whether the navigation that is under way leaves the page scrolled as it is.
  let staysInPlace = false
  function go(how: 'push' | 'replace', to: To, state: unknown, options: NavigateOptions = {}) {
    staysInPlace = options.preventScrollReset === true
    history[how](to, state)
    staysInPlace = false
  }
  const navigator: Navigator = {
    createHref: history.createHref,
    encodeLocation: history.encodeLocation,
    go: history.go,
    push: (to, state, options) => go('push', to, state, options),
    replace: (to, state, options) => go('replace', to, state, options),
  }
  return { history, navigator, staysInPlace: () => staysInPlace }
}

interface Props {
  /** Fetches the code of the page at an address: the page that is shown stays until it has come. */
  codeFor: (pathname: string) => Promise<void> | undefined
  children: ReactNode
}

/**
 * The browser's address for what is below it. A page begins at its top, or at what the address names; one that somebody
 * comes back to, where they left it.
 *
 * In the place of React Router's browser routers: of those, the one that keeps such places also brings what fetches the
 * data of pages, which is more than half of the whole router.
 */
export function Addresses({ codeFor, children }: Props) {
  const [{ history, navigator, staysInPlace }] = useState(openHistory)
  const [entry, setEntry] = useState<Entry>(() => ({
    location: history.location,
    action: history.action,
    staysInPlace: false,
  }))
  const { location, action } = entry
  const wanted = useRef(location)
  // What changes on the page itself is shown at once; another page may take its time.
  const show = (next: Entry) => {
    if (next.location.pathname === location.pathname) setEntry(next)
    else startTransition(() => setEntry(next))
  }
  const change = useEffectEvent((next: Entry) => {
    if (location === wanted.current) places()[location.key] = window.scrollY
    wanted.current = next.location
    const code = codeFor(next.location.pathname)
    if (code) void code.then(() => wanted.current === next.location && show(next))
    else show(next)
  })
  // Before the browser paints, so that nothing that happens at once is missed.
  useLayoutEffect(
    () => history.listen(({ location, action }) => change({ location, action, staysInPlace: staysInPlace() })),
    [history, staysInPlace],
  )
  useLayoutEffect(() => showPlace(entry), [entry])
  useEffect(() => {
    const own = () => {
      window.history.scrollRestoration = 'manual'
    }
    const leave = () => {
      places()[location.key] = window.scrollY
      keepPlaces()
      window.history.scrollRestoration = 'auto'
    }
    own()
    window.addEventListener('pageshow', own)
    window.addEventListener('pagehide', leave)
    return () => {
      window.removeEventListener('pageshow', own)
      window.removeEventListener('pagehide', leave)
    }
  }, [location.key])
  return (
    <Router location={location} navigationType={action} navigator={navigator}>
      {children}
    </Router>
  )
}

function showPlace({ location, action, staysInPlace }: Entry): void {
  const left = action === 'POP' && wasLeft ? places()[location.key] : undefined
  wasLeft = true
  const named = location.hash ? elementNamed(location.hash.slice(1)) : null
  if (left !== undefined) window.scrollTo(0, left)
  else if (named) named.scrollIntoView()
  else if (!staysInPlace) window.scrollTo(0, 0)
}

function elementNamed(id: string): Element | null {
  try {
    return document.getElementById(decodeURIComponent(id))
  } catch {
    return null
  }
}

function storedPlaces(): Record<string, number> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(PLACES) ?? '{}')
    return Object.fromEntries(Object.entries(kept ?? {}).filter(([, top]) => typeof top === 'number'))
  } catch {
    return {}
  }
}

/** Where storage is full or barred, a page that is loaded again begins at its top. */
function keepPlaces(): void {
  try {
    sessionStorage.setItem(PLACES, JSON.stringify(places()))
  } catch {
    sessionStorage.removeItem(PLACES)
  }
}
