export default {
  input: process.env.API_DOCUMENT,
  output: { path: 'generated', importFileExtension: '.ts', tsConfigPath: null },
  plugins: ['@hey-api/client-fetch', '@hey-api/typescript', '@hey-api/sdk'],
}
