import { Button } from '@mantine/core'
import { records } from '@pravas/messages/en/records'
import { texts } from '@pravas/messages/texts'
import { useId, useState } from 'react'
import { AlertLine } from '../alert-line.tsx'
import { type Icon, IconDownload, IconFileSpreadsheet, IconFileText } from '../icons.ts'
import { csvOf } from './csv.ts'
import { DropPanel } from './drop-panel.tsx'
import classes from './export-menu.module.css'
import { saveFile } from './save-file.ts'
import type { SheetColumn } from './sheet.ts'

const t = texts(records)

interface ExportMenuProps<Row> {
  /** What the sheet is called: `Trips` */
  title: string
  /** The file's name without its ending. */
  fileName: string
  columns: SheetColumn<Row>[]
  rows: readonly Row[]
}

/** Saves the records given as a file. While a file is being made the button says so and cannot be pressed again. */
export function ExportMenu<Row>({ title, fileName, columns, rows }: ExportMenuProps<Row>) {
  const [making, setMaking] = useState(false)
  const [failed, setFailed] = useState(false)
  const id = useId()

  const save = async (ending: 'csv' | 'xlsx') => {
    setMaking(true)
    setFailed(false)
    try {
      await painted()
      saveFile(
        `${fileName}.${ending}`,
        ending === 'csv' ? csvFile(columns, rows) : await excelFile(title, columns, rows),
      )
    } catch {
      setFailed(true)
    } finally {
      setMaking(false)
    }
  }

  return (
    <>
      <Button
        variant="default"
        className={classes.button}
        popoverTarget={id}
        loading={making}
        disabled={rows.length === 0}
        leftSection={<IconDownload size={15} stroke={1.8} aria-hidden />}
      >
        {t('export')}
      </Button>
      <DropPanel id={id} label={t('export.as')}>
        <div className={classes.kinds}>
          <Kind panel={id} icon={IconFileSpreadsheet} onChoose={() => save('xlsx')}>
            {t('export.excel')}
          </Kind>
          <Kind panel={id} icon={IconFileText} onChoose={() => save('csv')}>
            {t('export.csv')}
          </Kind>
        </div>
      </DropPanel>
      {failed && <AlertLine kind="failure">{t('export.failed')}</AlertLine>}
    </>
  )
}

interface KindProps {
  /** The panel that closes when it is chosen. */
  panel: string
  icon: Icon
  onChoose: () => void
  children: string
}

function Kind({ panel, icon: Mark, onChoose, children }: KindProps) {
  return (
    <Button
      variant="subtle"
      color="gray"
      className={classes.kind}
      leftSection={<Mark size={16} stroke={1.6} aria-hidden />}
      popoverTarget={panel}
      popoverTargetAction="hide"
      onClick={onChoose}
    >
      {children}
    </Button>
  )
}

function csvFile<Row>(columns: SheetColumn<Row>[], rows: readonly Row[]): Blob {
  return new Blob([csvOf(columns, rows)], { type: 'text/csv;charset=utf-8' })
}

async function excelFile<Row>(title: string, columns: SheetColumn<Row>[], rows: readonly Row[]): Promise<Blob> {
  const { workbookOf } = await import('./workbook.ts')
  return workbookOf(title, columns, rows)
}

/** Lets the page show that it is at work before the work holds it up. */
function painted(): Promise<void> {
  return new Promise((done) => requestAnimationFrame(() => setTimeout(done)))
}
