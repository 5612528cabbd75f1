import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from 'playwright-core'
import { runCommand } from './command.ts'

/**
 * The path of a Chromium or Chrome for the browser tests: the one that CHROME_PATH names, else an installed one, else
 * one that is installed now. Throws when none can be had.
 */
export async function chromiumPath(): Promise<string> {
  const found = findChromium()
  if (found !== undefined) return found
  process.stderr.write('No Chromium found. Installing one for the browser tests …\n')
  await installChromium()
  const installed = findChromium()
  if (installed === undefined) {
    throw new Error('Could not install Chromium. Install Chromium or Chrome, or set CHROME_PATH to its program.')
  }
  return installed
}

/**
 * As `chromiumPath`, but Chromium without its windows where that is installed too: it shows pages as Chromium does, and the
 * journeys need less of a processor with it, by a tenth where a page is examined and by a third where many are opened.
 */
export async function headlessChromiumPath(): Promise<string> {
  const shell = process.env.CHROME_PATH ? undefined : inPath(['chromium-headless-shell']).find(isThere)
  return shell ?? (await chromiumPath())
}

/** Starts Chromium without windows and without calls home of its own. */
export async function startChromium() {
  return chromium.launch({
    executablePath: await headlessChromiumPath(),
    // Chromium's own sandbox does not start as root, which is what containers run as.
    args: ['--no-sandbox', '--disable-background-networking', '--no-first-run', '--enable-precise-memory-info'],
  })
}

function findChromium(): string | undefined {
  const named = process.env.CHROME_PATH
  if (named) {
    if (!existsSync(named)) throw new Error(`CHROME_PATH is not a file: ${named}`)
    return named
  }
  return candidates().find(isThere)
}

function isThere(path: string): boolean {
  return existsSync(path) && starts(path)
}

function candidates(): string[] {
  return [...systemPaths(), chromium.executablePath()]
}

function systemPaths(): string[] {
  if (process.platform === 'darwin') {
    return ['Chromium', 'Google Chrome'].map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`)
  }
  if (process.platform === 'win32') {
    const { PROGRAMFILES, LOCALAPPDATA } = process.env
    const folders = [PROGRAMFILES, process.env['PROGRAMFILES(X86)'], LOCALAPPDATA].filter((each) => each !== undefined)
    return folders.flatMap((folder) =>
      [join('Chromium', 'Application'), join('Google', 'Chrome', 'Application')].map((part) =>
        join(folder, part, 'chrome.exe'),
      ),
    )
  }
  return inPath(['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'])
}

function inPath(names: string[]): string[] {
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '')
  return names.flatMap((name) => folders.map((folder) => join(folder, name)))
}

/** On Ubuntu, chromium-browser may be a stub that only asks for a snap. Elsewhere `--version` would open a window. */
function starts(path: string): boolean {
  return process.platform !== 'linux' || spawnSync(path, ['--version'], { timeout: 20_000 }).status === 0
}

async function installChromium(): Promise<void> {
  const asRoot = process.platform === 'linux' ? rootPrefix() : undefined
  if (asRoot !== undefined && distribution() === 'debian') {
    const apt = `${asRoot}apt-get -qq -o DPkg::Lock::Timeout=120`
    const { code } = await runCommand(`${apt} update && ${apt} install -y --no-install-recommends chromium`)
    if (code === 0) return
  }
  // Only root may install the system libraries that it needs on Linux; elsewhere it brings its own.
  await runCommand(`playwright-core install ${asRoot === undefined ? '' : '--with-deps '}chromium`)
}

/** What to put before a command to run it as root without being asked a password; undefined when that cannot be. */
function rootPrefix(): string | undefined {
  if (process.getuid?.() === 0) return ''
  return spawnSync('sudo', ['-n', 'true']).status === 0 ? 'sudo -n ' : undefined
}

function distribution(): string | undefined {
  if (!existsSync('/etc/os-release')) return undefined
  return /^ID="?([a-z]+)/m.exec(readFileSync('/etc/os-release', 'utf8'))?.[1]
}
