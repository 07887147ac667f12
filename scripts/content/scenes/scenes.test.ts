import { describe, expect, it } from 'vitest';
import { labelWidth } from '#functions/pdf/charts/drawing.ts';
import { allScenes } from './all-scenes.ts';
import { faceOf, pointsPerMm } from './draw-on-canvas.ts';
import { drawSvg } from './draw-svg.ts';
import { harvestSheet } from './printable/harvest-sheet.ts';
import { filledHive, hiveLog } from './printable/hive-log.ts';
import { swarmCall } from './printable/swarm-call.ts';
import { usedTags } from './reseller/used-tags.ts';
import { papers, type Scene, type Words } from './scene.ts';

const letters = [
  hiveLog('Letter'),
  hiveLog('Letter', filledHive),
  harvestSheet('Letter'),
  swarmCall('Letter'),
  usedTags('A4'),
  usedTags('Letter'),
];
const scenes: [string, Scene][] = [
  ...allScenes,
  ...letters.map((scene, index): [string, Scene] => [`${scene.title} on Letter, ${index}`, scene]),
];
const wordsOf = ({ marks }: Scene): Words[] => marks.filter((mark) => mark.kind === 'words');
const widthOf = (mark: Words): number =>
  labelWidth(mark.text, { size: mark.size * pointsPerMm, face: faceOf(mark) }) / pointsPerMm;
const leftOf = (mark: Words): number =>
  mark.x - (mark.align === 'end' ? widthOf(mark) : mark.align === 'middle' ? widthOf(mark) / 2 : 0);

describe.each(scenes)('the scene %s', (_name, scene) => {
  it('keeps every word on its paper', () => {
    for (const mark of wordsOf(scene)) {
      expect(leftOf(mark), mark.text).toBeGreaterThanOrEqual(0);
      expect(leftOf(mark) + widthOf(mark), mark.text).toBeLessThanOrEqual(scene.width);
      expect(mark.y - mark.size, mark.text).toBeGreaterThanOrEqual(0);
      expect(mark.y, mark.text).toBeLessThanOrEqual(scene.height);
    }
  });

  it('runs no word into another on its line', () => {
    const all = wordsOf(scene);
    for (const mark of all)
      for (const other of all) {
        if (mark === other || Math.abs(mark.y - other.y) > 0.5 * Math.min(mark.size, other.size)) continue;
        const [first, second] = leftOf(mark) <= leftOf(other) ? [mark, other] : [other, mark];
        expect(leftOf(first) + widthOf(first), `${first.text} | ${second.text}`).toBeLessThanOrEqual(
          leftOf(second) + 0.01,
        );
      }
  });

  it('is shapes and words alone, which nobody is read aloud twice', () => {
    expect(drawSvg(scene)).toMatch(/^<svg viewBox="[\d. ]+" aria-hidden="true">/);
    expect(drawSvg(scene)).not.toMatch(/ (?:style|id|class|on\w+)=|<script|url\(/);
  });
});

it('keeps the margin of 12 mm that home printers need, on both papers', () => {
  for (const paper of ['A4', 'Letter'] as const)
    for (const page of [hiveLog(paper), harvestSheet(paper), swarmCall(paper)])
      for (const mark of page.marks) {
        if (mark.kind !== 'rect') continue;
        expect(mark.x).toBeGreaterThanOrEqual(11.99);
        expect(mark.x + mark.width).toBeLessThanOrEqual(papers[paper].width - 11.99);
        expect(mark.y + mark.height).toBeLessThanOrEqual(papers[paper].height - 11.99);
      }
});

it('fills ten frames, whose counts add up to ten', () => {
  const frames = filledHive.Frames ?? '';
  expect(frames).toHaveLength(10);
  for (const [letter, name] of [
    ['B', 'Brood'],
    ['H', 'Honey'],
    ['E', 'Empty'],
  ] as const)
    expect(frames.split(letter).length - 1).toBe(Number(filledHive[name]));
});
