/** As `ref`: a field that has the focus as soon as it stands. */
export function focusAtOnce(element: HTMLElement | null): void {
  element?.focus()
}
