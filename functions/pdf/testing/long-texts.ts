import type { PlanDocument } from '#shared/plan/document/plan-document.ts';
import { samplePlan } from './sample-plan.ts';

const repeated = (text: string, length = 10_000): string =>
  text.repeat(Math.ceil(length / text.length)).slice(0, length);

/** From a range of code points, each once in turn, without a space. */
const everyOf = (from: number, to: number, length = 10_000): string =>
  Array.from({ length }, (_, index) => String.fromCodePoint(from + (index % (to - from + 1)))).join('');

/** Ten thousand characters without a space, of every kind that somebody may paste into a field. */
export const longTexts: Readonly<Record<string, string>> = {
  'one Latin letter': repeated('W'),
  'Latin with accents': repeated('ŁódźÞingeyri'),
  Vietnamese: repeated('NguyễnThịMinhKhai'),
  Greek: repeated('Καλημέρακόσμε'),
  Cyrillic: repeated('ДобрыйденьЖук'),
  Arabic: repeated('مرحبابالعالم'),
  Hebrew: repeated('שלוםעולם'),
  Devanagari: repeated('नमस्तेदुनियाक्ष्म'),
  Bengali: repeated('বাংলাদেশস্বাগত'),
  Tamil: repeated('வணக்கம்உலகம்'),
  Thai: repeated('สวัสดีชาวโลกกำลัง'),
  Khmer: repeated('សួស្តីពិភពលោក'),
  Chinese: everyOf(0x4e00, 0x9fa5),
  Japanese: repeated('こんにちは世界カタカナ'),
  Korean: everyOf(0xac00, 0xd7a3),
  emoji: repeated('👩‍🌾🎉🇦🇺👍🏽😀'),
  'no font has it': repeated('𓀀𐎀'),
  'controls and directions': repeated('a\u0000\u0007\u202eb\u2066c\u0085\u200f\u00add\ufeff'),
  'marks on marks': repeated('Z\u0351\u0352\u0353\u0354\u0355\u0356\u0357\u0358'),
  'halves of pairs': repeated('\ud800x\udc00'),
  mixed: repeated('abcمرحبا(12)你好שלוםไทย'),
};

/** A plan with a text wherever one of the person's can stand. */
export function planWith(text: string): PlanDocument {
  const plan = samplePlan('BASIC');
  return {
    ...plan,
    person: text,
    cover: {
      ...plan.cover,
      entered: [...plan.cover.entered, { label: 'In your words', value: [{ kind: 'user', text }] }],
    },
    sections: [
      {
        id: 'words',
        title: 'Everything at once',
        blocks: [
          { kind: 'paragraph', id: 'p', style: 'body', text: ['You wrote: ', { kind: 'user', text }] },
          { kind: 'quote', id: 'q', text, from: 'Your words' },
          { kind: 'facts', id: 'f', rows: [{ label: 'Skill', value: [{ kind: 'user', text }] }] },
          { kind: 'callout', id: 'c', tone: 'plain', title: ['Read as'], body: [[{ kind: 'user', text }]] },
          { kind: 'list', id: 'l', ordered: false, items: [[{ kind: 'user', text }]] },
          {
            kind: 'checklist',
            id: 'k',
            items: [{ text: [{ kind: 'user', text }], ticked: false, hours: ['1 h'] }],
          },
          {
            kind: 'table',
            id: 't',
            caption: 'In a table',
            rowHeaders: true,
            columns: [
              { title: 'What', align: 'left', weight: 1 },
              { title: 'Words', align: 'left', weight: 2 },
            ],
            rows: [{ kind: 'row', cells: [['One'], [{ kind: 'user', text }]] }],
          },
          { kind: 'big-figures', id: 'b', items: [{ label: 'One', value: [{ kind: 'user', text }] }] },
          { kind: 'script', id: 's', title: 'Send', when: 'Now', lines: [text] },
        ],
      },
    ],
  };
}
