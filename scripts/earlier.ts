/** The commit of the version from which people upgrade to this one, as the changelog names it; throws where it names none. */
export function commitBefore(changelog: string): string {
  const [, commit] = /^The version before: commit `([0-9a-f]{40})`/m.exec(changelog) ?? []
  if (commit === undefined) {
    throw new Error('CHANGELOG.md must say "The version before: commit `…`" with all forty digits, under Unreleased.')
  }
  return commit
}
