import type { LanguageModel } from 'ai'
import type { LanguageModelSettings } from '../config/language-model.ts'
import { modelFetch, type RefusedParameters, renamingLength } from './refused-parameters.ts'

/**
 * The model of the settings. Each provider's library is loaded when it is the one, so that an installation without a model
 * pays nothing for them.
 */
export async function openModel(
  { provider, url, name, key, region }: LanguageModelSettings,
  refused: RefusedParameters,
): Promise<LanguageModel> {
  const access = { ...(url !== undefined && { baseURL: url }), ...(key !== undefined && { apiKey: key }) }
  // What the library has to say of a model's settings it would write to the console.
  globalThis.AI_SDK_LOG_WARNINGS = false
  // Loaded here, so that it takes nothing of the first call's time.
  const { extractReasoningMiddleware, wrapLanguageModel } = await import('ai')
  switch (provider) {
    case 'openai-compatible': {
      const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible')
      const options = { name: 'model', baseURL: url ?? '', includeUsage: true, fetch: renamingLength(refused) }
      const model = createOpenAICompatible({ ...options, ...access })(name)
      // Models of one's own think aloud in the answer.
      return wrapLanguageModel({ model, middleware: extractReasoningMiddleware({ tagName: 'think' }) })
    }
    case 'anthropic': {
      const { createAnthropic } = await import('@ai-sdk/anthropic')
      return createAnthropic({ fetch: modelFetch, ...access })(name)
    }
    case 'bedrock': {
      const { createAmazonBedrock } = await import('@ai-sdk/amazon-bedrock')
      return createAmazonBedrock({ fetch: modelFetch, ...access, ...(region !== undefined && { region }) })(name)
    }
    case 'azure': {
      const { createAzure } = await import('@ai-sdk/azure')
      // Deployments answer chat completions everywhere, and the newer protocol in some places only.
      return createAzure({ fetch: renamingLength(refused), ...access }).chat(name)
    }
  }
}
