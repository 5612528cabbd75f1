const MISSING = 'This browser cannot show notifications.'
const DENIED =
  'This browser does not allow Pravas to show notifications. Allow them in its settings for this site, then switch this on again.'
const NOT_FROM_A_PAGE = 'This browser shows no notifications of an open page.'

/**
 * Asks the browser to allow notifications and shows a first one, so that the person sees what they switched on. Answers
 * why it cannot be, or undefined when it can.
 */
export async function askBrowser(): Promise<string | undefined> {
  if (typeof Notification === 'undefined') return MISSING
  const permission =
    Notification.permission === 'default' ? await Notification.requestPermission() : Notification.permission
  if (permission !== 'granted') return DENIED
  try {
    new Notification('Pravas', { body: 'Reminders will appear like this while Pravas is open.', tag: 'pravas' })
    return undefined
  } catch {
    // Some browsers on phones leave it to the worker of an installed page.
    return NOT_FROM_A_PAGE
  }
}
