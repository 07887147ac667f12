import { clipFile, type FilmSource, timecode, timelineStart } from './film-source.ts';

/** A CMX 3600 edit decision list, the plainest form in which one editor hands a cut to another. */
export function writeEdl({ name, shots }: FilmSource): string {
  const events = shots.map(({ from, to, clip, clipFrom, caption }, index) => {
    const times = [clipFrom, clipFrom + to - from, timelineStart + from, timelineStart + to];
    const number = String(index + 1).padStart(3, '0');
    return [
      `${number}  ${`CLIP${String(clip).padStart(2, '0')}`.padEnd(8)} AA/V  C        ${times.map(timecode).join(' ')}`,
      `* FROM CLIP NAME: ${clipFile(clip)}`,
      `* COMMENT: ${caption}`,
    ].join('\r\n');
  });
  return `${[`TITLE: ${name.toUpperCase()}`, 'FCM: NON-DROP FRAME', '', ...events].join('\r\n')}\r\n`;
}
