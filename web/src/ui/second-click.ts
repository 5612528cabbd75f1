const PRESSED = 'a, button, label, summary, [role="tab"], [role="option"]'

/** What the first click of a double click met. */
let first: Element | null = null
/** Whether a key came since: then the next click is the first of its own, however soon it comes. */
let isApart = false

/**
 * Lets the second click of a double click meet nothing but what the first has met: where that has gone, such as with its dialog, the
 * click was not meant for whatever came in its place. Nor does it send a form a second time.
 */
export function ignoreStraySecondClicks(): void {
  document.addEventListener('click', dropStray, true)
  document.addEventListener('keydown', noteKey, true)
}

function noteKey(): void {
  isApart = true
}

function dropStray(event: MouseEvent): void {
  const met = event.target instanceof Element ? (event.target.closest(PRESSED) ?? event.target) : null
  const begins = event.detail < 2 || isApart
  isApart = false
  if (begins) first = met
  else if (met !== first || met?.matches('[type="submit"]')) {
    event.preventDefault()
    event.stopImmediatePropagation()
  }
}
