import { plateFile } from '../../diagrams/draw-plates.ts';
import { findFilm } from '../../films/find-film.ts';
import { drawFlatPng } from '../../pictures/draw-png.ts';
import type { HandbookSource } from '../piece.ts';
import { type FilmSource, frameSize, stillFile } from './film-source.ts';
import { writeCutSheet } from './write-cut-sheet.ts';
import { writeEdl } from './write-edl.ts';
import { writeFcpXml } from './write-fcp-xml.ts';
import { writeOtio } from './write-otio.ts';
import { writeReadMe } from './write-read-me.ts';
import { writeSrt } from './write-srt.ts';

/** The edit of a handbook as a folder that an editor opens; all of it from the lines that draw it on the page. */
export function writeFilmFolder(
  name: string,
  { checked, sections }: HandbookSource,
): ReadonlyMap<string, Uint8Array> {
  const film: FilmSource = { name, checked, ...findFilm(sections) };
  const texts: [string, string][] = [
    ['read-me.txt', writeReadMe(film)],
    [`${name}-drawn.xml`, writeFcpXml(film, 'stills')],
    [`${name}-clips.xml`, writeFcpXml(film, 'clips')],
    [`${name}.otio`, writeOtio(film)],
    [`${name}.edl`, writeEdl(film)],
    [`${name}.srt`, writeSrt(film)],
  ];
  const plates = new Map(film.shots.map(({ clip, frame }) => [clip, frame]));
  return new Map<string, Uint8Array>([
    ...texts.map(([file, text]) => [file, Buffer.from(text)] as const),
    [`${name}-shots.xlsx`, writeCutSheet(film)],
    ...[...plates].map(([clip, frame]) => [stillFile(clip), drawStill(frame)] as const),
  ]);
}

function drawStill(frame: string): Uint8Array {
  const plate = plateFile(frame);
  if (plate === undefined) throw new Error(`There is no plate ${frame}`);
  return drawFlatPng(plate, frameSize.width);
}
