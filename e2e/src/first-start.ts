import { FIRST_DATA, startProduct } from './product.ts'

/**
 * Starts the product once on an empty data folder, as somebody does who has just cloned it. What it has written then,
 * tables and demo people, is what each product of this run begins with: making it anew takes most of a start.
 */
export default async function firstStart(): Promise<() => Promise<void>> {
  const product = await startProduct()
  await product.stop()
  process.env[FIRST_DATA] = product.dataDir
  return product.dispose
}
