/** The files of uploads and pictures of the photos among them, as long as the page is open. */
export class UploadedFiles {
  readonly #files = new Map<string, readonly File[]>()
  readonly #pictures = new Map<string, readonly (string | undefined)[]>()

  /** Keeps the files of a turn. */
  add(turnId: string, files: readonly File[]): void {
    if (this.#files.has(turnId)) return
    this.#files.set(turnId, files)
    const pictures = files.map((file) => (file.type.startsWith('image/') ? URL.createObjectURL(file) : undefined))
    this.#pictures.set(turnId, pictures)
  }

  /** Returns the files of a turn, so that they can be uploaded again; none once the page was loaded anew. */
  of(turnId: string): readonly File[] {
    return this.#files.get(turnId) ?? []
  }

  /** Returns addresses of pictures of a turn's files; undefined for what is no photo. */
  picturesOf(turnId: string): readonly (string | undefined)[] {
    return this.#pictures.get(turnId) ?? []
  }

  /** Lets go of all of them: the conversation is being left. */
  clear(): void {
    for (const address of [...this.#pictures.values()].flat()) if (address) URL.revokeObjectURL(address)
    this.#pictures.clear()
    this.#files.clear()
  }
}
