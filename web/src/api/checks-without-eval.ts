// The pages' content security policy forbids code from strings, so that zod's attempt to compile its checks would only be
// reported as a violation. This is `z.config({ jitless: true })` without loading zod, which the landing page does not
// need; zod takes the object as its settings when it loads.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })

export {}
