/** Where each part of a bar begins and ends: at the end of the last one of its sign, the first at zero. */
export function stackParts(values: readonly number[]): { from: number; to: number }[] {
  let [up, down] = [0, 0];
  return values.map((value) => {
    const from = value < 0 ? down : up;
    if (value < 0) down += value;
    else up += value;
    return { from, to: from + value };
  });
}
