import { type FilmSource, timecode } from './film-source.ts';

const stamp = (seconds: number): string => timecode(seconds).replace(/:00$/, ',000');

/** The captions, each as long as its shot. */
export const writeSrt = ({ shots }: FilmSource): string =>
  shots
    .map(({ from, to, caption }, index) => `${index + 1}\n${stamp(from)} --> ${stamp(to)}\n${caption}\n`)
    .join('\n');
