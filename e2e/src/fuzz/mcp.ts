import { MCP_PATH } from '@pravas/contract/oauth'
import { z } from 'zod'
import { type Operation, Schema } from './api-document.ts'

const Answer = z.looseObject({ result: z.looseObject({}) })
const Tools = z.object({ tools: z.array(z.looseObject({ name: z.string(), inputSchema: Schema })) })

/** One message of the Model Context Protocol as an assistant sends it; answers its result, and throws without one. */
async function askMcp(origin: string, token: string, method: string, params: object): Promise<unknown> {
  const response = await fetch(`${origin}${MCP_PATH}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      accept: 'application/json, text/event-stream',
      'content-type': 'application/json',
    },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
  })
  const text = await response.text()
  // It comes as JSON, or as one event of a stream.
  const json = text.startsWith('{') ? text : (/^data: (\{.*)$/m.exec(text)?.[1] ?? '{}')
  const answer = Answer.safeParse(JSON.parse(json))
  if (!answer.success) throw new Error(`${method} of ${MCP_PATH} answered ${response.status}: ${text}`)
  return answer.data.result
}

/** What a tool answers; throws where it refuses. */
export async function askTool(origin: string, token: string, name: string, input: object): Promise<unknown> {
  const answer = await askMcp(origin, token, 'tools/call', { name, arguments: input })
  const { content, isError } = z
    .looseObject({ content: z.array(z.looseObject({ text: z.string() })), isError: z.boolean().optional() })
    .parse(answer)
  const text = content.at(-1)?.text ?? ''
  if (isError) throw new Error(`${name} refused: ${text}`)
  return JSON.parse(text)
}

/** A call for each tool that the product offers, and one for what there is besides tools. */
export async function mcpOperations(origin: string, token: string): Promise<Operation[]> {
  const { tools } = Tools.parse(await askMcp(origin, token, 'tools/list', {}))
  const besides = message(undefined, { enum: ['ping', 'tools/list'] }, { type: 'object' })
  return [
    besides,
    ...tools.map(({ name, inputSchema }) =>
      message(
        name,
        { const: 'tools/call' },
        {
          type: 'object',
          required: ['name', 'arguments'],
          properties: { name: { const: name }, arguments: inputSchema },
        },
      ),
    ),
  ]
}

function message(tool: string | undefined, method: Schema, params: Schema): Operation {
  return {
    name: `POST ${MCP_PATH}${tool === undefined ? '' : ` ${tool}`}`,
    method: 'POST',
    path: MCP_PATH,
    caller: 'assistant',
    parameters: [],
    body: {
      type: 'object',
      required: ['jsonrpc', 'id', 'method', 'params'],
      properties: { jsonrpc: { const: '2.0' }, id: { type: 'integer' }, method, params },
    },
    bodyType: 'application/json',
  }
}
