const KEY = 'single-key-shortcuts'

/** Whether keys pressed alone do something in this browser. Speech input and unsteady hands may want them off. */
export function singleKeysAreOn(): boolean {
  return localStorage.getItem(KEY) !== 'off'
}

export function setSingleKeys(on: boolean): void {
  if (on) localStorage.removeItem(KEY)
  else localStorage.setItem(KEY, 'off')
}
