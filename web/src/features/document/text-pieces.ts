/** A drawn run of letters, or the start or end of a tagged element, in the order of the page. */
export type TextItem =
  | { str: string; hasEOL: boolean; height: number; fontName: string }
  | { type: string; id?: string | null };

/** The most common font and size of a document. */
export interface BodyType {
  fontName: string;
  /** In points. */
  height: number;
}

export interface Piece extends BodyType {
  text: string;
  endsLine: boolean;
  /** It ends with a hyphen from line breaking. */
  divides: boolean;
}

/** Groups the drawn content of a page by the mark of its element. */
export function piecesByMark(items: readonly TextItem[]): Map<string, Piece[]> {
  const pieces = new Map<string, Piece[]>();
  const open: string[] = [];
  for (const item of items) {
    if ('type' in item) {
      if (item.type === 'endMarkedContent') open.pop();
      else open.push(item.id ?? '');
      continue;
    }
    const mark = open.findLast((id) => id !== '');
    if (mark === undefined) continue;
    const { str: text, hasEOL: endsLine, height, fontName } = item;
    const divides = text === '-' && open.at(-1) === '';
    pieces.set(mark, [...(pieces.get(mark) ?? []), { text, height, fontName, endsLine, divides }]);
  }
  return pieces;
}

export function bodyTypeOf(pages: readonly (readonly TextItem[])[]): BodyType {
  const counted = new Map<string, { type: BodyType; letters: number }>();
  for (const item of pages.flat()) {
    if ('type' in item) continue;
    const { fontName, height, str } = item;
    const key = `${fontName} ${height}`;
    const before = counted.get(key)?.letters ?? 0;
    counted.set(key, { type: { fontName, height }, letters: before + str.length });
  }
  const [most] = [...counted.values()].sort((one, other) => other.letters - one.letters);
  return most?.type ?? { fontName: '', height: 0 };
}
