import { parseAst } from 'vite'
import { expect, test } from 'vitest'
import { forReference, without } from './strip-contract-plugin.ts'

const lean = (code: string) => without(code, forReference(parseAst(code)))

test('names and descriptions of schemas go, the schemas stay', () => {
  const code = `const Trip = z.object({
  total: Rupees.optional().meta({ description: 'in rupees' }),
  legs: z.array(Leg.meta({ id: 'Leg' })).meta({ description: 'at least one', examples: [{ meta: 1 }] }),
}).meta({ id: 'Trip' })`
  expect(lean(code)).toBe(`const Trip = z.object({
  total: Rupees.optional(),
  legs: z.array(Leg),
})`)
})

test('the name and the summary of a call go, a field of that name stays', () => {
  const code = `endpoint({ operationId: 'listTrips', path: '/trips', summary: 'The trips of one employee', response: z.object({ summary: z.string() }) })`
  expect(lean(code)).toBe(
    `endpoint({ operationId: '', path: '/trips', summary: '', response: z.object({ summary: z.string() }) })`,
  )
})

test('what holds neither stays as it is', () => {
  const code = `export const meta = { id: 'Trip' }; export const path = (id) => \`/trip/\${id}\``
  expect(lean(code)).toBe(code)
})
