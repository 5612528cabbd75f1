/** Whether an address, or a route's pattern, belongs to the API; such an address never is a page. */
export function isApiAddress(url: string): boolean {
  return /^\/api(\/|\?|$)/.test(url)
}
