import {
  type AccountInfo,
  BrowserAuthError,
  EventType,
  InteractionRequiredAuthError,
  type PopupEvent,
  type PublicClientApplication,
  ServerError,
} from '@azure/msal-browser'
import { beginSignOn } from '@pravas/contract/sign-on'
import { ApiError } from '../api-error.ts'
import { call } from '../call.ts'
import { signInWithToken } from '../sign-in.ts'
import { ProviderUnreachable } from './explain-sign-on.ts'
import { interaction } from './interaction.ts'
import { openLibrary, redirectUri, SCOPES } from './library.ts'
import { onRelayed } from './relay.ts'
import { forgetProviderTokens, forgetRefreshTokens } from './signed-on.ts'

/** Milliseconds that the provider may take to show that it is there. */
const PATIENCE = 5000
/** Milliseconds between two looks at whether a window was closed. */
const LOOK_EVERY = 250
/** After this many looks at a closed window it counts as closed. */
const LOOKS = 3

type Opened = Awaited<ReturnType<typeof openLibrary>> & {
  /** The ID token of a redirect that this page is the end of. */
  returned: string | undefined
}

let opened: Promise<Opened> | undefined

/** The library, set up once a page; a redirect that ends here is handled before anything else can begin. */
function library(): Promise<Opened> {
  opened ??= open().catch((error: unknown) => {
    opened = undefined
    throw error
  })
  return opened
}

async function open(): Promise<Opened> {
  const { app, provider } = await openLibrary()
  // Back from the provider by the browser's own button: whatever was under way there is over.
  window.addEventListener('pageshow', ({ persisted }) => persisted && interaction.giveUp())
  const answer = await interaction.run('handleRedirect', () =>
    app.handleRedirectPromise({ navigateToLoginRequestUrl: false }),
  )
  return { app, provider, returned: answer?.idToken }
}

const nonce = async () => {
  const { nonce: given } = await call(beginSignOn, {})
  if (!given) throw new Error('The server gave no nonce.')
  return given
}

const request = (given: string) => ({ scopes: SCOPES, redirectUri: redirectUri(), nonce: given })

const accountOf = (app: PublicClientApplication): AccountInfo | undefined => app.getAllAccounts()[0]

/** Leaves this page for the provider's. Rejects when that cannot be done; else this page is gone. */
export async function beginSignIn(): Promise<void> {
  const { app, provider } = await library()
  await interaction.run('login', async () => {
    const [given] = await Promise.all([nonce(), reach(provider.issuer)])
    await app.loginRedirect(request(given))
  })
}

/** Resolves when the provider answers anything: a browser that has left for one that is down cannot say so. */
async function reach(issuer: string): Promise<void> {
  try {
    await fetch(`${issuer}/.well-known/openid-configuration`, {
      mode: 'no-cors',
      cache: 'no-store',
      credentials: 'omit',
      signal: AbortSignal.timeout(PATIENCE),
    })
  } catch (cause) {
    throw new ProviderUnreachable('The identity provider does not answer.', { cause })
  }
}

/** Ends the sign-in that the provider has sent back to this page; false when there is none. */
export async function finishSignIn(): Promise<boolean> {
  const { returned } = await library()
  if (!returned) return false
  await establish(returned)
  return true
}

/** Exchanges the provider's token for a session of the product. */
async function establish(idToken: string): Promise<void> {
  try {
    await signInWithToken(idToken)
  } catch (error) {
    // Whom the product does not let in is not signed in halfway.
    if (error instanceof ApiError && error.status !== 0) forgetProviderTokens()
    throw error
  }
}

/**
 * Has the provider confirm that the person is still signed in: by the tokens in the cache, else by the refresh token,
 * else in a hidden frame. Answers whether it does; rejects when it cannot be asked.
 */
export async function confirmSignIn(): Promise<boolean> {
  const { app } = await library()
  const account = accountOf(app)
  // Another tab signed in, which asks for itself.
  if (!account) return true
  return interaction.run('acquireToken', () =>
    answered(() => app.acquireTokenSilent({ account, scopes: SCOPES, redirectUri: redirectUri() })),
  )
}

/** A fresh session without the person, as long as the provider knows them; false when it asks for them. */
export async function renewSession(): Promise<boolean> {
  const { app } = await library()
  const account = accountOf(app)
  if (!account) return true
  return interaction.run('ssoSilent', () =>
    answered(async () => {
      const { idToken } = await app.ssoSilent({ ...request(await nonce()), account })
      await establish(idToken)
    }),
  )
}

/** Whether the provider did without the person. A refresh token that it refused is not offered to it again. */
async function answered(ask: () => Promise<unknown>): Promise<boolean> {
  try {
    await ask()
    return true
  } catch (error) {
    if (!(error instanceof InteractionRequiredAuthError || error instanceof ServerError)) throw error
    forgetRefreshTokens()
    return false
  }
}

/** Signs in in a window of its own, so that this page stays as it is. `onClosed` is told when the person closes it. */
export type SignInInWindow = (onClosed: () => void) => Promise<void>

/**
 * Makes ready for a sign-in in a window: what this answers opens it at once, as browsers want of what a click does. It
 * serves once.
 */
export async function prepareWindow(): Promise<SignInInWindow> {
  const { app } = await library()
  const account = accountOf(app)
  const given = await nonce()
  return (onClosed) =>
    interaction.run('login', async () => {
      const stop = watchWindow(app, () => {
        interaction.giveUp()
        onClosed()
      })
      try {
        const options = { ...request(given), overrideInteractionInProgress: true }
        const { idToken } = await app.loginPopup(account ? { ...options, account } : options)
        await establish(idToken)
      } finally {
        stop()
      }
    })
}

/**
 * The ID token of whoever signs in in a window of its own, for a trial: the page's own sign-in stays as it is. Rejects when
 * the window is closed.
 */
export async function tokenFromWindow(): Promise<string> {
  const { app } = await library()
  const known = new Set(app.getAllAccounts().map(({ homeAccountId }) => homeAccountId))
  const given = await nonce()
  return interaction.run('login', async () => {
    const { promise: closed, reject } = Promise.withResolvers<never>()
    const stop = watchWindow(app, () => reject(new BrowserAuthError('user_cancelled', 'The window was closed.')))
    try {
      const login = app.loginPopup({ ...request(given), overrideInteractionInProgress: true })
      const { idToken, account } = await Promise.race([login, closed])
      if (!known.has(account.homeAccountId)) await app.clearCache({ account })
      return idToken
    } finally {
      stop()
    }
  })
}

/**
 * Calls back once when the window that opens next is closed without an answer: the library itself waits a minute. A
 * provider that cuts the window off from this page makes it look closed; its answer, should it come, still counts.
 */
function watchWindow(app: PublicClientApplication, onClosed: () => void): () => void {
  let timer = 0
  let looks = 0
  const stop = () => {
    window.clearInterval(timer)
    unlisten()
    if (listener) app.removeEventCallback(listener)
  }
  const unlisten = onRelayed(stop)
  const listener = app.addEventCallback(
    ({ payload }) => {
      const { popupWindow } = payload as PopupEvent
      timer = window.setInterval(() => {
        // A window closes itself once it has answered, which may be seen before the answer is heard.
        if (popupWindow.closed) looks += 1
        if (looks < LOOKS) return
        stop()
        onClosed()
      }, LOOK_EVERY)
    },
    [EventType.POPUP_OPENED],
  )
  return stop
}

/**
 * Ends the session at the provider too, which sends the browser back to the landing page. Rejects, and stays on this
 * page, when the provider does not answer.
 */
export async function leaveProvider(): Promise<void> {
  const { app, provider } = await library()
  const account = accountOf(app)
  const hint = account?.idToken
  await interaction.run('logout', async () => {
    await reach(provider.issuer)
    await app.logoutRedirect({
      ...(account && { account }),
      ...(hint && { idTokenHint: hint }),
      postLogoutRedirectUri: `${window.location.origin}/`,
    })
  })
}
