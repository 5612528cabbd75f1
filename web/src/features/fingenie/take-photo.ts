/** Opens the camera of a phone and hands over the photo; does nothing when the person takes none. */
export function takePhoto(onPhotos: (photos: File[]) => void): void {
  const input = document.createElement('input')
  input.type = 'file'
  input.accept = 'image/jpeg,image/png'
  input.capture = 'environment'
  input.addEventListener('change', () => onPhotos([...(input.files ?? [])]))
  input.click()
}
