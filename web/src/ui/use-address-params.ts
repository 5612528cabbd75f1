import { type Location, type NavigateOptions, useLocation, useNavigate, useSearchParams } from 'react-router'

/** What was asked for since a location was drawn, and is not drawn yet. */
const asked = new WeakMap<Location, URLSearchParams>()

type Params = URLSearchParams | Record<string, string>
type ChangeParams = (change: Params | ((current: URLSearchParams) => Params), options?: NavigateOptions) => void

/**
 * The parameters of the page's address, and a way to change them. A change is made to what the changes before it have asked for, drawn or
 * not: one of the router's own is made to what was drawn last, so that the second of two quick ones would undo the first.
 */
export function useAddressParams(): [URLSearchParams, ChangeParams] {
  const [params] = useSearchParams()
  const location = useLocation()
  const navigate = useNavigate()
  return [
    params,
    (change, options) => {
      const current = new URLSearchParams(asked.get(location) ?? location.search)
      const next = new URLSearchParams(typeof change === 'function' ? change(current) : change)
      asked.set(location, next)
      void navigate(`?${next}`, options)
    },
  ]
}

/** The parameters with some of them set, and without those that have no value. */
export function withParams(
  params: URLSearchParams,
  changes: Record<string, string | null | undefined>,
): URLSearchParams {
  const next = new URLSearchParams(params)
  for (const [name, value] of Object.entries(changes)) {
    if (value) next.set(name, value)
    else next.delete(name)
  }
  return next
}
