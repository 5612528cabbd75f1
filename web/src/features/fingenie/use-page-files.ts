import { useWindowEvent } from '@mantine/hooks'
import { useState } from 'react'

/** Takes the files that are dropped anywhere on the page or pasted. Says whether some are being dragged over it. */
export function usePageFiles(onFiles: (files: File[]) => void): boolean {
  const [isOver, setOver] = useState(false)

  useWindowEvent('dragenter', (event) => {
    if (carriesFiles(event)) setOver(true)
  })
  // Without it the browser would open what is dropped in place of the page.
  useWindowEvent('dragover', (event) => {
    if (carriesFiles(event)) event.preventDefault()
  })
  useWindowEvent('dragleave', (event) => {
    if (event.relatedTarget === null) setOver(false)
  })
  useWindowEvent('drop', (event) => {
    setOver(false)
    if (!carriesFiles(event)) return
    event.preventDefault()
    onFiles([...(event.dataTransfer?.files ?? [])])
  })
  useWindowEvent('paste', ({ clipboardData }) => {
    // What is copied from a document comes as text and as a picture of it: then the text is meant.
    if (clipboardData === null || clipboardData.types.includes('text/plain')) return
    onFiles([...clipboardData.files].map(named))
  })
  return isOver
}

function carriesFiles({ dataTransfer }: DragEvent): boolean {
  return dataTransfer?.types.includes('Files') ?? false
}

/** A pasted picture has the same name each time; the moment tells them apart. */
function named(file: File, index: number): File {
  const extension = file.type === 'image/jpeg' ? 'jpg' : 'png'
  if (!/^image\.\w+$/.test(file.name)) return file
  return new File([file], `pasted-${Date.now() + index}.${extension}`, { type: file.type })
}
