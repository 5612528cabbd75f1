import { BrowserAuthError, InteractionRequiredAuthError } from '@azure/msal-browser'
import { expect, test } from 'vitest'
import { ApiError } from '../api-error.ts'
import { explainSignOn, ProviderUnreachable } from './explain-sign-on.ts'
import { InteractionInProgress } from './interaction.ts'

const library = (code: string) => new BrowserAuthError(code, 'of a test')

test.each([
  ['a window that was blocked', library('popup_window_error'), /allow windows for this site/],
  ['a window that could not be had', library('empty_window_error'), /allow windows for this site/],
  ['a sign-in that the person ended', library('user_cancelled'), /wasn’t finished/],
  ['a sign-in in another window', library('interaction_in_progress'), /already under way/],
  ['a frame or window that took too long', library('timed_out'), /took too long/],
  ['a provider that does not answer', library('post_request_failed'), /can’t be reached/],
  ['a provider that was looked for', new ProviderUnreachable(), /can’t be reached/],
  ['a second sign-in in this page', new InteractionInProgress('A sign-in is under way already.'), /under way/],
  ['what the server says', new ApiError(403, { title: 'Your account has been deactivated.' }), /deactivated/],
  [
    'what the person has to be asked for',
    new InteractionRequiredAuthError('login_required', 'of a test'),
    /didn’t succeed/,
  ],
  ['anything else', new Error('whatever'), /didn’t succeed/],
])('%s is explained in a sentence', (_, error, text) => {
  expect(explainSignOn(error)).toMatch(text)
})
