/**
 * Mean, deviation and weight of each sign, in the order of `comparison`, by logistic regression over the words of drawn forms in
 * eleven fonts after handwriting and of printed receipts in 19 styles, each printed word weighing as much in sum as each written.
 */
export const FITTED: readonly (readonly [mean: number, deviation: number, weight: number])[] = [
  // 15 degrees from square to the line
  [0.1008, 0.05793, -0.482],
  // 30 degrees
  [0.07108, 0.04023, 0.134],
  // 45 degrees
  [0.05873, 0.02997, 0.515],
  // 60 degrees
  [0.05429, 0.02036, 0.437],
  // 75 degrees
  [0.06616, 0.02144, 0.746],
  // 90 degrees
  [0.1215, 0.05388, -1.48],
  // 105 degrees
  [0.06418, 0.02164, -0.829],
  // 120 degrees
  [0.05161, 0.01505, -0.731],
  // 135 degrees
  [0.05204, 0.01584, -0.209],
  // 150 degrees
  [0.06488, 0.0265, -0.664],
  // 165 degrees
  [0.08703, 0.04056, 0.0681],
  // feet
  [0.01929, 0.02463, 0.487],
  // heads
  [0.05712, 0.04318, 0.151],
  // joined
  [0.916, 0.3349, 1.09],
  // stroke
  [0.1471, 0.03145, -1.83],
  // height
  [1.08, 0.223, 1.3],
  // colour
  [0.02735, 0.06478, 1.81],
  // square, beside the print
  [-0.05142, 0.09194, -1.02],
  // stroke, beside the print
  [-0.004672, 0.03001, -0.0951],
]

export const INTERCEPT = -3.15
