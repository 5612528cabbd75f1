/** Pictures of uploaded photos, as long as the page is open. */
export class FilePreviews {
  readonly #addresses = new Map<string, readonly (string | undefined)[]>()

  /** Pictures of a turn's files; none for what is no photo. */
  of(turnId: string | undefined): readonly (string | undefined)[] {
    return this.#addresses.get(turnId ?? '') ?? []
  }

  add(turnId: string, files: readonly File[]): void {
    const addresses = files.map((file) => (file.type.startsWith('image/') ? URL.createObjectURL(file) : undefined))
    this.#addresses.set(turnId, addresses)
  }

  /** Lets go of all of them: the conversation is being left. */
  clear(): void {
    for (const address of [...this.#addresses.values()].flat()) if (address) URL.revokeObjectURL(address)
    this.#addresses.clear()
  }
}
