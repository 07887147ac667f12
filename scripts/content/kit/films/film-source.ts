import type { Film } from '../../films/find-film.ts';

/** An edit and what its files are called. */
export interface FilmSource extends Film {
  /** `reveal`: of the folder in the kit, and of the files in it. */
  name: string;
  /** `2026-11-20`. */
  checked: string;
}

/** As phones film for this country’s apps, and as the handbooks ask. */
export const framesPerSecond = 25;
export const frameSize = { width: 1080, height: 1920 } as const;

const two = (count: number): string => String(count).padStart(2, '0');

/** A buyer’s own clip that takes this place. */
export const clipFile = (clip: number): string => `clip-${two(clip)}.mov`;
/** The drawn picture that holds it until then. */
export const stillFile = (clip: number): string => `clip-${two(clip)}.png`;

/** `01:00:04:00`, hours, minutes, seconds and frames. */
export const timecode = (seconds: number): string =>
  `${two(Math.floor(seconds / 3600))}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}:00`;

/** Timelines begin at one o’clock, so that something can be put before them. */
export const timelineStart = 3600;
