import { MantineProvider } from '@mantine/core'
import { records } from '@pravas/messages/en/records'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ExportMenu } from './export-menu.tsx'
import { saveFile } from './save-file.ts'
import type { SheetColumn } from './sheet.ts'

vi.mock('./save-file.ts', () => ({ saveFile: vi.fn() }))

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() }))
  vi.stubGlobal(
    'ResizeObserver',
    vi.fn(
      class {
        observe = vi.fn()
        unobserve = vi.fn()
        disconnect = vi.fn()
      },
    ),
  )
})
afterEach(cleanup)

const COLUMNS: SheetColumn<string>[] = [{ name: 'To', kind: 'text', width: 10, value: (town) => town }]

async function choose(kind: string) {
  const user = userEvent.setup()
  render(
    <MantineProvider env="test">
      <ExportMenu title="Parcels" fileName="parcels-2026-11-21" columns={COLUMNS} rows={['Goa', 'Pune']} />
    </MantineProvider>,
  )
  // Hidden, because this environment opens no popovers.
  await user.click(screen.getByRole('button', { name: kind, hidden: true }))
}

test('exactly the rows given are saved under the day’s name', async () => {
  await choose('CSV')
  await vi.waitFor(() => expect(saveFile).toHaveBeenCalledOnce())
  const [name, file] = vi.mocked(saveFile).mock.lastCall ?? []
  expect(name).toBe('parcels-2026-11-21.csv')
  expect(await file?.text()).toContain('To\r\nGoa\r\nPune\r\n')
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a file that cannot be made is said so, and can be tried again', async () => {
  vi.mocked(saveFile).mockImplementationOnce(() => {
    throw new Error('no space')
  })
  await choose('CSV')
  expect((await screen.findByRole('alert')).textContent).toBe(records['export.failed'])
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Export' }).disabled).toBe(false)
})
