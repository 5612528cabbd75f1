/** Which build of the pages is open: the path of their first script, whose name changes with any piece of code. */
export function ownBuild(): string | undefined {
  const script = document.querySelector<HTMLScriptElement>('script[type="module"][src]')
  return script === null ? undefined : new URL(script.src).pathname
}
