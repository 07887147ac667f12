import { minutes, secondsOf } from '../../films/read-film.ts';
import { clipFile, type FilmSource, stillFile } from './film-source.ts';

/** What lies in the folder and how to open it, for a text editor. */
export function writeReadMe({ name, title, shots }: FilmSource): string {
  const clips = [...new Set(shots.map(({ clip }) => clip))];
  const lines = shots.map(
    ({ from, to, clip, clipFrom, caption }) =>
      `${`${from}-${to} s`.padEnd(9)}clip ${String(clip).padEnd(4)}from ${minutes(clipFrom).padEnd(6)}${caption}`,
  );
  return `${[
    title.toUpperCase(),
    '',
    `${secondsOf(shots)} seconds, ${shots.length} shots of ${clips.length} clips, upright, 25 pictures a second. Business and people are invented, and`,
    'no footage comes with it: until you put your own clips in, a drawn picture holds the place of each.',
    '',
    '1. SEE IT PLAY',
    '',
    `Open ${name}-drawn.xml in your editor and point it at this folder when it asks for the pictures`,
    `(${clips.map(stillFile).slice(0, 2).join(', ')} and so on). Every shot stands where it belongs, and every caption is a marker.`,
    `Bring in ${name}.srt as captions, and the edit plays with its words.`,
    '',
    '2. CUT IT WITH YOUR OWN CLIPS',
    '',
    `Film or collect ${clips.length} clips, name them ${clips.map(clipFile).slice(0, 2).join(', ')} and so on, and put them into this folder.`,
    `Open ${name}-clips.xml. Each shot takes its seconds from the place in the clip that the list below`,
    'gives. Slip it to where your own clip is best, and to an earlier second where your clip is shorter.',
    'A clip whose name ends in .mp4 is linked by hand when the editor asks for it.',
    '',
    '3. WHICH FILE FOR WHICH EDITOR',
    '',
    `${name}-drawn.xml, ${name}-clips.xml   the XML of Final Cut Pro 7, read by DaVinci Resolve and Premiere Pro`,
    `${name}.otio                     OpenTimelineIO, read by DaVinci Resolve by its manual of 18.6`,
    `${name}.edl                      CMX 3600, the plainest of all: one track, cuts and clip names`,
    `${name}.srt                      captions, each as long as its shot`,
    `${name}-shots.xlsx               the shot list with its sums, and an empty one for your own folder`,
    '',
    'Final Cut Pro itself wants FCPXML, which is another language: bring the clips in and cut by the list.',
    'We found no page which says that CapCut opens any of these timelines; cut by the list there too.',
    'The timelines were read back by the readers of OpenTimelineIO 0.18 in November 2026. None of those is an',
    'editor: if yours refuses one file, try the next in the list above.',
    '',
    '4. THE EDIT',
    '',
    ...lines,
    '',
  ].join('\r\n')}`;
}
