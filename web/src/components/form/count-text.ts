export interface TextCount {
  /** 9,501 of 10,000 characters */
  text: string;
  tone: 'calm' | 'near' | 'over';
}

/** Counts UTF-16 units, as the browser and the server do. */
export function countText(length: number, { max, redAbove }: { max: number; redAbove: number }): TextCount {
  const grouped = (count: number): string => String(count).replaceAll(/\B(?=(\d{3})+$)/g, ',');
  const tone = length > max ? 'over' : length > redAbove ? 'near' : 'calm';
  return { text: `${grouped(length)} of ${grouped(max)} characters`, tone };
}
