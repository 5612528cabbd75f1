// What the pages load in the place of zod: the part of it that they and the contract use, without the descriptions for the
// API reference, the languages and the compiler. `docs/decisions/0003-light-schemas.md` says why.

export { ZodError } from './issues.ts'
export * as z from './z.ts'
