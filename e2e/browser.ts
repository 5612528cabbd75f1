import type { LaunchOptions } from '@playwright/test'
import { chromiumPath } from '../scripts/browser.ts'

/** How the journeys start Chromium: the one that is installed, without the calls home of its own. */
export async function browserOptions(path = chromiumPath()): Promise<LaunchOptions> {
  return {
    executablePath: await path,
    args: [
      // Chromium's own sandbox does not start as root, which is what containers run as.
      '--no-sandbox',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
    ],
  }
}
