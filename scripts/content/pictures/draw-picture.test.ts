import { expect, it } from 'vitest';
import { wholeLibrary } from '../testing/whole-library.ts';
import { drawPicture } from './draw-picture.ts';
import { readCover } from './read-cover.ts';
import { picturesOf } from './write-pictures.ts';

const pictures = [...picturesOf(wholeLibrary)];

it('shows each persona and path with its own cover', () => {
  const shown = pictures.map(([address, picture]) => {
    const slug = /([^/]+)\.png$/.exec(address)?.[1] ?? '';
    const viewBox = /viewBox="([^"]+)"/.exec(drawPicture(picture))?.[1];
    expect(viewBox, address).toBe(readCover(slug).viewBox);
    return viewBox;
  });
  expect(new Set(shown).size).toBe(6 + 27);
});

it('has no picture without a cover', () => {
  expect(() => readCover('nobody')).toThrow('There is no cover of nobody');
});
