/** The files of an edit, each read back by a reader that shares no code with its writer, against the handbook’s lines. */
import { describe, expect, it } from 'vitest';
import { openInEngine, readWorkbook } from '#functions/workbook/testing/read-workbook.ts';
import { findFilm } from '../../films/find-film.ts';
import { allPaths } from '../../library.ts';
import { wholeLibrary } from '../../testing/whole-library.ts';
import { handbookPiecesOf } from '../handbook-pieces.ts';
import { writeFilmFolder } from './write-film-folder.ts';

const library = allPaths(wholeLibrary);

describe.each([
  ['short-form-editing-studio', 'reveal', 28],
  ['ugc-micro-creator', 'dogbed', 20],
] as const)('the edit of %s', (slug, name, seconds) => {
  const path = library.find(({ meta }) => meta.slug === slug);
  if (path === undefined) throw new Error(`There is no path ${slug}`);
  const { shots, title } = findFilm(path.sections);
  const source = { title: path.meta.title, checked: '2026-11-22', sections: path.sections };
  const folder = writeFilmFolder(name, source);
  const text = (file: string): string => Buffer.from(folder.get(file) ?? []).toString('utf8');
  const all = (file: string, part: RegExp): string[][] =>
    [...text(file).matchAll(part)].map((found) => [...found].slice(1));
  const inSeconds = (stamp: string): number => {
    const [hours = 0, minutes = 0, rest = 0, frames = 0] = stamp.split(/[:,]/).map(Number);
    return hours * 3600 + minutes * 60 + rest + frames / 25;
  };

  it(`lasts ${seconds} seconds, without a gap`, () => {
    expect(shots.at(-1)?.to).toBe(seconds);
  });

  it('stands in the decision list with its clips, their seconds and their place', () => {
    const events = all(`${name}.edl`, /^\d{3} {2}CLIP(\d\d) {3}AA\/V {2}C {8}(\S+) (\S+) (\S+) (\S+)\r$/gm);
    expect(events.map(([clip, ...times]) => [Number(clip), ...times.map(inSeconds)])).toEqual(
      shots.map(({ clip, clipFrom, from, to }) => [
        clip,
        clipFrom,
        clipFrom + to - from,
        3600 + from,
        3600 + to,
      ]),
    );
  });

  it('has a caption for every shot, from its first picture to its last', () => {
    const captions = text(`${name}.srt`)
      .trim()
      .split('\n\n')
      .map((block) => block.split('\n'));
    expect(
      captions.map(([number, times = '', ...words]) => [
        Number(number),
        ...times.split(' --> ').map(inSeconds),
        words.join(' '),
      ]),
    ).toEqual(shots.map(({ from, to, caption }, index) => [index + 1, from, to, caption]));
  });

  it('is the same in OpenTimelineIO, picture and sound', () => {
    const timeline = JSON.parse(text(`${name}.otio`));
    expect(timeline.name).toBe(title);
    expect(timeline.tracks.children.map(({ kind }: { kind: string }) => kind)).toEqual(['Video', 'Audio']);
    for (const track of timeline.tracks.children)
      expect(
        track.children.map(
          (clip: {
            name: string;
            source_range: Record<'start_time' | 'duration', { value: number; rate: number }>;
          }) => [
            clip.name,
            clip.source_range.start_time.value / clip.source_range.start_time.rate,
            clip.source_range.duration.value / clip.source_range.duration.rate,
          ],
        ),
      ).toEqual(
        shots.map(({ clip, clipFrom, from, to }) => [
          `clip-${String(clip).padStart(2, '0')}.mov`,
          clipFrom,
          to - from,
        ]),
      );
  });

  it.each(['drawn', 'clips'] as const)('is the same in the XML of Final Cut Pro 7, %s', (media) => {
    const file = `${name}-${media}.xml`;
    const items = all(
      file,
      /<clipitem id="video-\d+">.*?<start>(\d+)<\/start><end>(\d+)<\/end><in>(\d+)<\/in><out>(\d+)<\/out>.*?<file id="file-(\d+)"/gs,
    );
    expect(items.map((numbers) => numbers.map(Number))).toEqual(
      shots.map(({ clip, clipFrom, from, to }) => {
        const begins = media === 'clips' ? clipFrom : 0;
        return [from * 25, to * 25, begins * 25, (begins + to - from) * 25, clip];
      }),
    );
    const files = all(file, /<pathurl>([^<]+)<\/pathurl>/g).flat();
    expect(files).toHaveLength(new Set(shots.map(({ clip }) => clip)).size);
    if (media === 'drawn') for (const still of files) expect(folder.has(still), still).toBe(true);
    expect(all(file, /<marker><name>([^<]*)<\/name>.*?<in>(\d+)<\/in>/g)).toEqual(
      shots.map(({ caption, from }) => [caption.replaceAll('&', '&amp;'), String(from * 25)]),
    );
    const opened = all(file, /<(\w+)(?: [^>]*)?(?<!\/)>/g)
      .flat()
      .filter((tag) => tag !== 'xml');
    expect(
      all(file, /<\/(\w+)>/g)
        .flat()
        .sort(),
    ).toEqual(opened.sort());
  });

  it('has a drawn picture of every clip, as large as a phone films', () => {
    for (const [file, bytes] of folder)
      if (file.endsWith('.png')) {
        const png = Buffer.from(bytes);
        expect([png.readUInt32BE(16), png.readUInt32BE(20)], file).toEqual([1080, 1920]);
      }
  });

  it('moves every later shot in the sheet when one gets longer, and says when a clip is too short', () => {
    const book = readWorkbook(folder.get(`${name}-shots.xlsx`) ?? new Uint8Array());
    const engine = openInEngine(book);
    expect(engine.valueOf('edit_seconds')).toBe(seconds);
    for (const [index, { from, to }] of shots.entries()) {
      expect(engine.valueAt('Shots', `F${5 + index}`)).toBe(from);
      expect(engine.valueAt('Shots', `G${5 + index}`)).toBe(to);
      expect(engine.valueAt('Shots', `H${5 + index}`)).toBe('Yes');
    }
    engine.close();
  });

  it('lists every shot for those whose editor opens none of it, and is the same bytes every time', () => {
    for (const { from, to, caption } of shots) {
      expect(text('read-me.txt')).toContain(`${from}-${to} s`);
      expect(text('read-me.txt')).toContain(caption);
    }
    expect(writeFilmFolder(name, source)).toEqual(folder);
    expect(handbookPiecesOf(slug).map((one) => one.name)).toContain(name);
  });
});
