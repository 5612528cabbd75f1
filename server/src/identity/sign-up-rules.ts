/** Whether an address belongs to one of these mail domains, themselves and not what is below them. */
export function isOfDomain(email: string, domains: readonly string[]): boolean {
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase()
  return domains.includes(domain)
}

/** What is said to who signs up from elsewhere. */
export function domainWords(domains: readonly string[]): string {
  return `Use your address at ${domains.join(' or ')}.`
}
