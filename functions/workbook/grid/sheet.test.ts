import { describe, expect, it } from 'vitest';
import { sheetXml } from '../file/sheet-xml.ts';
import { Sheet } from './sheet.ts';

const page = { footer: '', isFirst: true };
const long = 'A quarter of the way up the range without proof, higher with a matching skill. '
  .repeat(2)
  .trim();

describe('a row of words', () => {
  it('has a height for the lines of its longest cell, because not every program calculates it', () => {
    const sheet = new Sheet({ name: 'Inputs', widths: [20, 40] });
    sheet.put(1, 'Price', { format: 'text', role: 'label' });
    sheet.put(2, long, { format: 'text', role: 'note' });
    sheet.row += 1;
    sheet.put(1, 'Tools', { format: 'text', role: 'label' });
    sheet.put(2, 'Booking and a list', { format: 'text', role: 'note' });
    expect(Object.fromEntries(sheet.content.heights)).toEqual({ 1: 60 });
    expect(sheetXml(sheet.content, page)).toContain('<row r="1" ht="60" customHeight="1">');
  });
});

describe('a printed sheet', () => {
  it('is in portrait, or on one page, where that reads better', () => {
    const made = (options: { isUpright?: true; isOnePage?: true }): string => {
      const sheet = new Sheet({ name: 'Goal', widths: [20], ...options });
      sheet.words('title', 'The goal');
      return sheetXml(sheet.content, page);
    };
    expect(made({})).toContain('orientation="landscape" fitToWidth="1" fitToHeight="0"');
    expect(made({ isUpright: true })).toContain('orientation="portrait"');
    expect(made({ isOnePage: true })).toContain('fitToHeight="1"');
  });
});
