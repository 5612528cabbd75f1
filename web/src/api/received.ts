/**
 * An answer as it may really arrive: every field can be missing or null, because a proxy or an older server may know
 * only some of them, and a number can come as a numeric string. Lists stay lists.
 */
export type Received<T> = T extends readonly (infer Item)[]
  ? Received<Item>[]
  : T extends object
    ? { [Key in keyof T]?: Received<T[Key]> | null | undefined }
    : T extends number
      ? number | string
      : T
