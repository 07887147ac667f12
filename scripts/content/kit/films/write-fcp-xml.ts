import { escapeHtml } from '#web/app/head/escape-html.ts';
import type { Shot } from '../../films/read-film.ts';
import { secondsOf } from '../../films/read-film.ts';
import {
  clipFile,
  type FilmSource,
  frameSize,
  framesPerSecond,
  stillFile,
  timecode,
  timelineStart,
} from './film-source.ts';

/** Of the drawn pictures, which play at once, or of the buyer’s own clips. */
type Media = 'stills' | 'clips';

const frames = (seconds: number): number => seconds * framesPerSecond;
const rate = `<rate><timebase>${framesPerSecond}</timebase><ntsc>FALSE</ntsc></rate>`;
const picture = `<samplecharacteristics>${rate}<width>${frameSize.width}</width><height>${frameSize.height}</height><anamorphic>FALSE</anamorphic><pixelaspectratio>square</pixelaspectratio><fielddominance>none</fielddominance></samplecharacteristics>`;
const sound =
  '<samplecharacteristics><depth>16</depth><samplerate>48000</samplerate></samplecharacteristics>';

function fileOf({ clip, clipSeconds }: Shot, media: Media): string {
  const name = media === 'stills' ? stillFile(clip) : clipFile(clip);
  const heard = media === 'clips' ? `<audio>${sound}<channelcount>1</channelcount></audio>` : '';
  return `<file id="file-${clip}"><name>${name}</name><pathurl>${name}</pathurl>${rate}<duration>${frames(clipSeconds)}</duration><media><video>${picture}</video>${heard}</media></file>`;
}

interface Item {
  media: Media;
  track: 'video' | 'audio';
  /** A file is described where it is first used, and named afterwards. */
  isFirst: boolean;
}

function itemOf(shot: Shot, index: number, { media, track, isFirst }: Item): string {
  const { from, to, clip, clipFrom, clipSeconds } = shot;
  const start = media === 'stills' ? 0 : clipFrom;
  return [
    `<clipitem id="${track}-${index + 1}"><name>${media === 'stills' ? stillFile(clip) : clipFile(clip)}</name><enabled>TRUE</enabled>`,
    `<duration>${frames(clipSeconds)}</duration>${rate}<start>${frames(from)}</start><end>${frames(to)}</end>`,
    `<in>${frames(start)}</in><out>${frames(start + to - from)}</out>`,
    media === 'stills' ? '<stillframe>TRUE</stillframe>' : '',
    isFirst ? fileOf(shot, media) : `<file id="file-${clip}"/>`,
    track === 'audio'
      ? '<sourcetrack><mediatype>audio</mediatype><trackindex>1</trackindex></sourcetrack>'
      : '',
    media === 'clips'
      ? ['video', 'audio']
          .map(
            (kind) =>
              `<link><linkclipref>${kind}-${index + 1}</linkclipref><mediatype>${kind}</mediatype></link>`,
          )
          .join('')
      : '',
    '</clipitem>',
  ].join('');
}

/** The edit in the XML of Final Cut Pro 7, which other editors took over to hand timelines on. Captions are its markers. */
export function writeFcpXml({ title, shots }: FilmSource, media: Media): string {
  const firstUse = (shot: Shot): boolean => shots.find(({ clip }) => clip === shot.clip) === shot;
  const track = (kind: 'video' | 'audio'): string =>
    `<track>${shots
      .map((shot, index) =>
        itemOf(shot, index, { media, track: kind, isFirst: kind === 'video' && firstUse(shot) }),
      )
      .join('\n')}</track>`;
  const markers = shots.map(
    ({ from, caption, seen }) =>
      `<marker><name>${escapeHtml(caption)}</name><comment>${escapeHtml(seen)}</comment><in>${frames(from)}</in><out>-1</out></marker>`,
  );
  const heard = media === 'clips' ? `<audio><format>${sound}</format>${track('audio')}</audio>` : '';
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<!DOCTYPE xmeml>',
    `<xmeml version="5"><sequence id="edit"><name>${escapeHtml(title)}</name><duration>${frames(secondsOf(shots))}</duration>${rate}`,
    `<timecode>${rate}<string>${timecode(timelineStart)}</string><frame>${frames(timelineStart)}</frame><displayformat>NDF</displayformat></timecode>`,
    `<media><video><format>${picture}</format>${track('video')}</video>${heard}</media>`,
    ...markers,
    '</sequence></xmeml>',
    '',
  ].join('\n');
}
