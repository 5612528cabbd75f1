/** The settings with which both assistants ask a model at this address, without pauses to speak of between attempts. */
export function modelSettings(url: string): Record<string, string> {
  return {
    TRIPMATE_ENGINE: 'model',
    FINGENIE_ENGINE: 'model',
    MODEL_PROVIDER: 'openai-compatible',
    MODEL_URL: url,
    MODEL_NAME: 'test',
    MODEL_PAUSE_SECONDS: '0.005',
  }
}
