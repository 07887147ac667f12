import { answerLimits } from '#shared/domain/runs/submit-rules.ts';
import type { PlanDocument } from '#shared/plan/document/plan-document.ts';
import type { PlanInput } from '#shared/plan/plan-input.ts';
import { samplePlan } from './sample-plan.ts';

const repeated = (text: string, length = 10_000): string =>
  text.repeat(Math.ceil(length / text.length)).slice(0, length);

/** Cycles through a range of code points, without a space. */
const everyOf = (from: number, to: number, length = 10_000): string =>
  Array.from({ length }, (_, index) => String.fromCodePoint(from + (index % (to - from + 1)))).join('');

/** Ten thousand characters without a space, of every kind that a person may paste into a field. */
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

export const oddTexts: Readonly<Record<string, string>> = {
  'marks two hundred high': repeated(`a${'\u0301\u0316'.repeat(100)}`),
  'nothing of any width': repeated('\u200b\u200c\u200d\ufeff\u2060'),
  'joiners between letters': repeated('a\u200bb\u200dc\u2060क्\u200cष'),
  'directions within directions': repeated('\u2066a\u2067\u05d0\u2068b'),
  'Arabic with vowels': repeated('بِسْمِ ٱللَّٰهِ '),
  'Arabic ligatures and strokes': repeated('ﷺـــ'),
  'Hebrew with points': repeated('בְּרֵאשִׁית'),
  'Korean in parts': repeated('\u1112\u1161\u11ab'),
  Sinhala: repeated('ශ්\u200dරී ලංකා'),
  Myanmar: repeated('မြန်မာ'),
  Tibetan: repeated('བོད་ཡིག'),
  Mongolian: repeated('ᠮᠣᠩᠭᠣᠯ'),
  'families and flags': repeated('👨\u200d👩\u200d👧\u200d👦🇦🇺1\ufe0f\u20e3'),
  'letters of mathematics': repeated('𝒜𝓫𝔠'),
  'private use': repeated('\ue000\uf8ff'),
  'no characters': repeated('\ufffe\uffff\u{1ffff}x\ufffc'),
  'tags on letters': repeated('a\u{e0041}'),
  'a letter a line': repeated('a\n'),
  'nothing but line ends': repeated('\r\n'),
  'nothing but spaces': repeated(' \u00a0\u3000'),
  hyphens: repeated('-'),
  brackets: repeated('()\\(<>{}[]'),
  markup: repeated('<a href="&amp;">]]>'),
  'an address': `https://example.com/${repeated('path/')}`.slice(0, 10_000),
};

export const everyKind = repeated(
  Object.values({ ...longTexts, ...oddTexts })
    .map((text) => text.slice(0, 210).toWellFormed())
    .join(''),
);

/** Puts this text into every free field, far beyond most limits. */
export function inputWith(text: string): PlanInput {
  const answers = {
    budget: '<500',
    timePerWeek: '5–10h',
    skills: text,
    interests: text,
    incomeGoal: text,
    content: text,
  };
  return {
    answers,
    profile: { name: text, country: text, state: text, abn: text },
    previousAttempt: { answers, feedback: text },
    earlierRun: { answers },
  };
}

/** Truncates the text to the limits of the form and the reviewers' page. */
export function inputWithin(text: string): PlanInput {
  const cut = (length: number): string => text.slice(0, length);
  const { skills, interests, incomeGoal, content } = answerLimits;
  const answers = {
    budget: '<500',
    timePerWeek: '5–10h',
    skills: cut(skills),
    interests: cut(interests),
    incomeGoal: cut(incomeGoal),
    content: cut(content),
  };
  return { answers, profile: { name: cut(100), country: 'Australia', state: 'Victoria' } };
}

/** A plan with this text in every place where the person's text can be. */
export function planWith(text: string): PlanDocument {
  return {
    ...samplePlan('BASIC'),
    person: text,
    sections: [
      {
        id: 'words',
        title: 'Everything together',
        blocks: [
          { kind: 'paragraph', id: 'p', style: 'body', text: ['You wrote: ', text] },
          { kind: 'facts', id: 'f', rows: [{ label: 'Skill', value: [text] }] },
          { kind: 'callout', id: 'c', tone: 'plain', title: ['Read as'], body: [[text]] },
          { kind: 'list', id: 'l', ordered: false, items: [[text]] },
          { kind: 'checklist', id: 'k', items: [{ text: [text], ticked: false }] },
          {
            kind: 'table',
            id: 't',
            caption: 'In a table',
            rowHeaders: true,
            columns: [
              { title: 'What', align: 'left', weight: 1 },
              { title: 'Words', align: 'left', weight: 2 },
            ],
            rows: [{ kind: 'row', cells: [['One'], [text]] }],
          },
          { kind: 'big-figures', id: 'b', items: [{ label: 'One', value: [text] }] },
          { kind: 'script', id: 's', title: 'Send', when: 'Now', lines: [text] },
        ],
      },
    ],
  };
}
