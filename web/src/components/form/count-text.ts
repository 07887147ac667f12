export interface TextCount {
  /** 9,501 of 10,000 characters */
  text: string;
  tone: 'calm' | 'near' | 'over';
}

/** Counts as the browser and the server do: in UTF-16 units. */
export function countText(value: string, { max, redAbove }: { max: number; redAbove: number }): TextCount {
  const grouped = (count: number): string => String(count).replaceAll(/\B(?=(\d{3})+$)/g, ',');
  const tone = value.length > max ? 'over' : value.length > redAbove ? 'near' : 'calm';
  return { text: `${grouped(value.length)} of ${grouped(max)} characters`, tone };
}
