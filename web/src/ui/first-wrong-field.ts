/** A field that is said to be wrong; one made of several marks itself as a whole. */
const WRONG = '[aria-invalid="true"], [data-problem] input'

/** The first field of a place that is said to be wrong. */
export function firstWrongField(place: ParentNode | null | undefined): HTMLElement | null {
  return place?.querySelector<HTMLElement>(WRONG) ?? null
}

/**
 * For the `ref` of a form: once it was submitted, the first field that is then said to be wrong gets the focus, whether the page
 * says so at once or the server later. Whoever types meanwhile keeps the cursor where it is.
 */
export function focusFirstWrong(form: HTMLFormElement | null): (() => void) | undefined {
  if (!form) return undefined
  let isAnswerAwaited = false
  const focusWrong = () => {
    const wrong = isAnswerAwaited ? firstWrongField(form) : null
    wrong?.focus()
    return wrong !== null
  }
  const onSubmit = () => {
    isAnswerAwaited = true
    // What was wrong before and is so still does not change when it is said again.
    requestAnimationFrame(focusWrong)
  }
  const onInput = () => {
    isAnswerAwaited = false
  }
  const observer = new MutationObserver(() => {
    if (focusWrong()) isAnswerAwaited = false
  })
  observer.observe(form, { subtree: true, childList: true, attributeFilter: ['aria-invalid', 'data-problem'] })
  form.addEventListener('submit', onSubmit)
  form.addEventListener('input', onInput)
  return () => {
    observer.disconnect()
    form.removeEventListener('submit', onSubmit)
    form.removeEventListener('input', onInput)
  }
}
