import { config } from 'zod'

// The pages' content security policy forbids code from strings, so that zod's attempt to compile its checks would only be
// reported as a violation. Imported before any schema is made.
config({ jitless: true })
