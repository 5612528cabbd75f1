import type { InferenceSession, Tensor } from 'onnxruntime-node'

/** Runs a model of one input and one output of floats. */
export async function run(
  session: InferenceSession,
  input: Tensor,
): Promise<{ data: Float32Array; dims: readonly number[] }> {
  const [inputName] = session.inputNames
  const [outputName] = session.outputNames
  if (inputName === undefined || outputName === undefined) throw new Error('The model has no input or no output')
  const output = (await session.run({ [inputName]: input }))[outputName]
  if (output === undefined || !(output.data instanceof Float32Array)) throw new Error('The model answered no floats')
  return { data: output.data, dims: output.dims }
}
