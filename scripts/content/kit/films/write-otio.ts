import type { Shot } from '../../films/read-film.ts';
import { clipFile, type FilmSource, framesPerSecond, timelineStart } from './film-source.ts';

const time = (seconds: number) => ({
  OTIO_SCHEMA: 'RationalTime.1',
  rate: framesPerSecond,
  value: seconds * framesPerSecond,
});
const range = (from: number, length: number) => ({
  OTIO_SCHEMA: 'TimeRange.1',
  start_time: time(from),
  duration: time(length),
});

function clipOf({ from, to, clip, clipFrom, clipSeconds, caption, seen }: Shot) {
  return {
    OTIO_SCHEMA: 'Clip.1',
    name: clipFile(clip),
    source_range: range(clipFrom, to - from),
    effects: [],
    enabled: true,
    markers: [
      {
        OTIO_SCHEMA: 'Marker.2',
        name: caption,
        color: 'GREEN',
        marked_range: range(clipFrom, to - from),
        metadata: { seen },
      },
    ],
    media_reference: {
      OTIO_SCHEMA: 'ExternalReference.1',
      name: clipFile(clip),
      target_url: clipFile(clip),
      available_range: range(0, clipSeconds),
      metadata: {},
    },
    metadata: {},
  };
}

const trackOf = (kind: 'Video' | 'Audio', shots: readonly Shot[]) => ({
  OTIO_SCHEMA: 'Track.1',
  name: kind === 'Video' ? 'V1' : 'A1',
  kind,
  children: shots.map(clipOf),
  source_range: null,
  effects: [],
  markers: [],
  enabled: true,
  metadata: {},
});

/** The edit in OpenTimelineIO, whose definition anybody can read. */
export const writeOtio = ({ title, shots }: FilmSource): string =>
  `${JSON.stringify(
    {
      OTIO_SCHEMA: 'Timeline.1',
      name: title,
      global_start_time: time(timelineStart),
      tracks: {
        OTIO_SCHEMA: 'Stack.1',
        name: 'tracks',
        children: [trackOf('Video', shots), trackOf('Audio', shots)],
        source_range: null,
        effects: [],
        markers: [],
        enabled: true,
        metadata: {},
      },
      metadata: {},
    },
    null,
    1,
  )}\n`;
