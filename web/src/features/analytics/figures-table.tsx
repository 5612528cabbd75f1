import { labels } from '@pravas/messages/en/labels'
import { texts } from '@pravas/messages/texts'
import type { ReactNode } from 'react'
import classes from './figures-table.module.css'

const c = texts(labels)

interface FiguresTableProps {
  caption: string
  /** The first column names the rows; the others hold figures. */
  columns: string[]
  rows: { key: string; name: ReactNode; figures: string[] }[]
  /** The sum of the rows. */
  total?: string[]
}

/** Figures under names, as the charts draw them. */
export function FiguresTable({ caption, columns, rows, total }: FiguresTableProps) {
  return (
    <table className={classes.table}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          {columns.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, figures }) => (
          <FiguresRow key={key} name={name} figures={figures} columns={columns} />
        ))}
      </tbody>
      {total && (
        <tfoot>
          <FiguresRow name={c('total')} figures={total} columns={columns} />
        </tfoot>
      )}
    </table>
  )
}

function FiguresRow({ name, figures, columns }: { name: ReactNode; figures: string[]; columns: string[] }) {
  return (
    <tr>
      <th scope="row">{name}</th>
      {figures.map((figure, index) => (
        <td key={columns[index + 1]}>{figure}</td>
      ))}
    </tr>
  )
}
