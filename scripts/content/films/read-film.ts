import { cellsOf, DiagramFault, type DiagramLine, needLines } from '../diagrams/diagram-lines.ts';

/** How the picture moves while it is seen. */
const moves = ['hold', 'pan', 'push', 'shake'] as const;
export type Move = (typeof moves)[number];

/** One shot of an edit; all times are whole seconds. */
export interface Shot {
  from: number;
  to: number;
  clip: number;
  /** Where in the clip, as it was filmed, the shot begins. */
  clipFrom: number;
  clipSeconds: number;
  /** The name of its plate. */
  frame: string;
  move: Move;
  caption: string;
  /** Picture and sound. */
  seen: string;
}

const parts = { names: ['seconds', 'clip', 'frame', 'caption', 'what is seen'] };
/** As the handbooks ask: two short lines, clear of the edges. */
const longestCaption = 40;
/** The style that plays it knows no tens of seconds beyond 20 (web/src/styles/film-seconds.css). */
const longestEdit = 29;

/** An edit, shot after shot: `1-4 | 2 at 0:11 of 0:38 | bathroom-pink hold | 1974, and proud of it | Pink tiles`. */
export function readFilm(lines: readonly DiagramLine[]): Shot[] {
  needLines(lines, { least: 3, most: 14 });
  const shots = lines.map(readShot);
  for (const [index, { from, to }] of shots.entries()) {
    const number = lines[index]?.number ?? 1;
    const before = shots[index - 1]?.to ?? 0;
    if (from !== before) throw new DiagramFault(number, `begins at ${from}, and not at ${before}`);
    if (to > longestEdit)
      throw new DiagramFault(number, `ends at ${to}, and an edit plays for ${longestEdit} seconds at most`);
  }
  return shots;
}

export const secondsOf = (shots: readonly Shot[]): number => shots.at(-1)?.to ?? 0;

/** “1:05” */
export const minutes = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

function readShot(line: DiagramLine): Shot {
  const { number } = line;
  const [when = '', source = '', picture = '', caption = '', seen = ''] = cellsOf(line, parts);
  const [, from, to] = /^(\d{1,2})-(\d{1,2})$/.exec(when) ?? [];
  if (from === undefined || to === undefined) throw new DiagramFault(number, `“${when}” is not like 4-6`);
  const length = Number(to) - Number(from);
  if (length < 1 || length > 9) throw new DiagramFault(number, `lasts ${length} seconds, not 1 to 9`);
  const taken = readClip(source, number);
  if (taken.clipFrom + length > taken.clipSeconds)
    throw new DiagramFault(number, `uses clip ${taken.clip} beyond its end`);
  const [frame = '', move = 'hold'] = picture.split(' ');
  const known = moves.find((one) => one === move);
  if (known === undefined) throw new DiagramFault(number, `“${move}” is no move: ${moves.join(', ')}`);
  if (caption.length > longestCaption)
    throw new DiagramFault(number, `has a caption of ${caption.length} characters, not ${longestCaption}`);
  return { from: Number(from), to: Number(to), ...taken, frame, move: known, caption, seen };
}

function readClip(source: string, number: number) {
  const [, clip, ...times] = /^(\d+) at (\d+):([0-5]\d) of (\d+):([0-5]\d)$/.exec(source) ?? [];
  const [fromMinute = 0, fromSecond = 0, minute = 0, second = 0] = times.map(Number);
  if (clip === undefined) throw new DiagramFault(number, `“${source}” is not like 38 at 0:04 of 0:52`);
  return { clip: Number(clip), clipFrom: fromMinute * 60 + fromSecond, clipSeconds: minute * 60 + second };
}
