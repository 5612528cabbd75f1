import { test as base, type Page } from '@playwright/test'
import { type IdentityProvider, startIdentityProvider } from './identity-provider.ts'
import { type Product, startProduct } from './product.ts'

export interface ProviderStage {
  product: Product
  provider: IdentityProvider
}

/** Tests over one product and one identity provider a worker; `settings` is what the product is told of the provider. */
export function providerTest(settings: (provider: IdentityProvider) => Record<string, string>) {
  return base.extend<{ page: Page }, { stage: ProviderStage }>({
    stage: [
      // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern.
      async ({}, use) => {
        let provider: IdentityProvider | undefined
        const product = await startProduct(async (origin) => {
          provider = await startIdentityProvider(origin)
          return settings(provider)
        })
        if (!provider) throw new Error('There is no identity provider.')
        await use({ product, provider })
        await product.dispose()
        await provider.stop()
      },
      { scope: 'worker' },
    ],
    baseURL: ({ stage }, use) => use(stage.product.origin),
  })
}

/** Says at the provider who one is. */
export async function nameThemselves(page: Page, name: string): Promise<void> {
  await page.getByLabel('Account').fill(name)
  await page.getByRole('button', { name: 'Next' }).click()
}
