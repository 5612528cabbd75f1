import { afterEach, expect, test, vi } from 'vitest'
import { fileProblem, isDoubtful, prepareFile, scaledSize, UnopenedPhoto } from './prepare-file.ts'

test.each(['a.jpg', 'a.JPEG', 'scan.of.a.png', 'a.Pdf', 'IMG_1.HEIC', 'a.webp', 'a.tif'])(
  '%s may be a receipt',
  (name) => {
    expect(fileProblem({ name, size: 1 })).toBeUndefined()
  },
)

test.each(['a.txt', 'a.svg', 'pdf', 'a.pdf.exe'])('%s may not', (name) => {
  expect(fileProblem({ name, size: 1 })).toBe('Only JPEG, PNG and PDF files are accepted.')
})

test('an empty file may not, whatever it is called', () => {
  expect(fileProblem({ name: 'a.jpg', size: 0 })).toBe('The file is empty.')
})

test('a file is doubtful that begins as no photo and no PDF does, whatever it is called', async () => {
  const heic = [0, 0, 0, 24, ...new TextEncoder().encode('ftypheic')]
  const fine = [[0xff, 0xd8, 0xff, 0xe0], [0x89, 0x50, 0x4e, 0x47], new TextEncoder().encode('%PDF-1.7'), heic]
  for (const bytes of fine) expect(await isDoubtful(new Blob([Uint8Array.from(bytes)]))).toBe(false)
  for (const words of ['notes', 'My PDF']) expect(await isDoubtful(new Blob([words]))).toBe(true)
})

test('a photo is scaled to its longer side, and never up', () => {
  expect(scaledSize(6000, 4000)).toEqual({ width: 3000, height: 2000 })
  expect(scaledSize(3000, 4500)).toEqual({ width: 2000, height: 3000 })
  expect(scaledSize(800, 600)).toEqual({ width: 800, height: 600 })
})

const asRead = (text: string) => ({ file_content: btoa(text) })
const file = (name: string) => new File(['photo'], name)

/** A browser that can open any photo, as a picture of 6000 by 4000 pixels. */
function browserThatOpensPhotos() {
  vi.stubGlobal('createImageBitmap', async () => ({ width: 6000, height: 4000, close: () => undefined }))
  const toBlob = (done: (blob: Blob) => void, type: string) => done(new Blob([type]))
  vi.spyOn(document, 'createElement').mockReturnValue({
    getContext: () => null,
    toBlob,
  } as unknown as HTMLCanvasElement)
}

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('a photo of another kind is turned into a JPEG where the browser can open it', async () => {
  browserThatOpensPhotos()
  for (const name of ['lunch.HEIC', 'lunch.webp', 'lunch.tiff']) {
    expect(await prepareFile(file(name))).toEqual({ file_name: 'lunch.jpg', ...asRead('image/jpeg') })
  }
  expect(await prepareFile(file('lunch.png'))).toEqual({ file_name: 'lunch.png', ...asRead('photo') })
})

test('where it cannot, a HEIC photo is given back with what to do, and the server turns the others', async () => {
  vi.stubGlobal('createImageBitmap', async () => Promise.reject(new DOMException('no')))
  await expect(prepareFile(file('lunch.heic'))).rejects.toThrow(UnopenedPhoto)
  await expect(prepareFile(file('lunch.heic'))).rejects.toThrow('Share the photo as a JPEG')
  expect(await prepareFile(file('lunch.webp'))).toEqual({ file_name: 'lunch.webp', ...asRead('photo') })
})
