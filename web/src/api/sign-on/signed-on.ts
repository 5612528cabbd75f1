const KEY = 'signed-on-at'

/** Notes that the session came through the identity provider, now. */
export function noteSignOn(): void {
  localStorage.setItem(KEY, String(Date.now()))
}

/** When the session came through the identity provider, in milliseconds since 1970; undefined when it did not. */
export function signedOnAt(): number | undefined {
  const at = Number(localStorage.getItem(KEY) ?? Number.NaN)
  return Number.isFinite(at) ? at : undefined
}

/** Forgets that the session came through the provider. */
export function forgetSignOn(): void {
  localStorage.removeItem(KEY)
}

/** Takes away what the sign-in library keeps in this tab. */
export function forgetProviderTokens(): void {
  forgetKeys((key) => key.startsWith('msal.'))
}

/**
 * Takes away the refresh tokens alone. The library keeps one that the provider refused unless it says why in words of
 * Entra ID's own (the specification's section 8 has it go).
 */
export function forgetRefreshTokens(): void {
  forgetKeys((key) => key.startsWith('msal.') && /refreshtoken/i.test(key) && !key.includes('.keys'))
}

function forgetKeys(which: (key: string) => boolean): void {
  for (const key of Object.keys(sessionStorage)) if (which(key)) sessionStorage.removeItem(key)
}
