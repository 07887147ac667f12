import { type Cell, f } from '#functions/workbook/formula/formula.ts';
import { key, plain, Sheet } from '#functions/workbook/grid/sheet.ts';
import type { PieceSource } from '../piece.ts';
import { pieceBook } from '../sheets/piece-book.ts';
import { gapAsks, panelQuestions } from './panel-questions.ts';

const mark = { type: 'whole', min: 0, max: 2, says: 'Please type 0, 1 or 2.' } as const;
const ads = { type: 'whole', min: 0, max: 20, says: 'Please type how many of the 20 ads, 0 to 20.' } as const;
const lines = ['Answers it', 'A number', 'Says “I”', 'Two minutes'] as const;
const words = (text: string) => ({ words: text });

/** A gap map and two takes of a mock panel to score, with what the scores say to do. */
export function writeMockPanel(source: PieceSource): Uint8Array {
  const first = writeTake('First take', 'first');
  const second = writeTake('Second take', 'second');
  const sheets = [writeGapMap(), first.sheet, second.sheet, writeResult(first.scores, second.scores)];
  return pieceBook(source, { name: 'gap map and mock panel', sheets });
}

function writeGapMap(): Sheet {
  const sheet = new Sheet({ name: 'Gap map', widths: [40, 10, 10, 44, 44], isOnePage: true });
  sheet.words('title', 'Gap map: one role, twenty ads');
  sheet.words(
    'subtitle',
    '2 has it, 1 has half, 0 is missing. The five are those of the handbook; type over all of it.',
  );
  sheet.head(
    'What the ads ask for',
    'Ads of 20',
    'Mark',
    words('Proof'),
    words('Next task, under 45 minutes'),
  );
  const marks = gapAsks.map(({ ask, inAds, has, proof, next }) => {
    sheet.put(1, ask, { format: 'text', role: 'answer' });
    sheet.validate(sheet.put(2, inAds, { format: 'count', role: 'answer' }), ads);
    const cell = sheet.put(3, has, { format: 'count', role: 'answer' });
    sheet.validate(cell, mark);
    sheet.put(4, proof, { format: 'text', role: 'answer' });
    sheet.put(5, next, { format: 'text', role: 'answer' });
    sheet.row += 1;
    return cell;
  });
  const all = sheet.range(marks);
  sheet.put(1, 'Ready to apply', { format: 'text', role: 'label' });
  const verdict = f`IF(MIN(${all})=0,"Not yet: something is missing",IF(SUM(${all})>=8,"Yes","Yes, and work on the halves"))`;
  sheet.named(sheet.put(4, verdict, key('text')), 'ready');
  return sheet;
}

function writeTake(name: string, short: string) {
  const sheet = new Sheet({ name, widths: [62, 12, 12, 12, 12, 10], isOnePage: true });
  sheet.words('title', `Mock panel, ${name.toLowerCase()}`);
  sheet.words('subtitle', 'Each line 0, 1 or 2. Eight is full marks; under five, redo it on the spot.');
  sheet.head('Question', ...lines, 'Of 8');
  const scores = panelQuestions.map((question) => {
    sheet.put(1, question, { format: 'text', role: 'label' });
    const cells = lines.map((_line, index) => {
      const cell = sheet.put(index + 2, null, { format: 'count', role: 'answer' });
      sheet.validate(cell, mark);
      return cell;
    });
    const typed = sheet.range(cells);
    const score = sheet.put(6, f`IF(COUNT(${typed})=4,SUM(${typed}),"")`, plain('count'));
    sheet.row += 1;
    return score;
  });
  const range = sheet.range(scores, `${short}_scores`);
  sheet.put(1, 'In all', { format: 'text', role: 'label' });
  sheet.put(6, f`SUM(${range})`, key('count'));
  return { sheet, scores };
}

function writeResult(first: readonly Cell[], second: readonly Cell[]): Sheet {
  const sheet = new Sheet({ name: 'Result', widths: [62, 12, 12, 12, 16], isOnePage: true });
  sheet.words('title', 'What the scores say');
  sheet.head('Question', 'First', 'Second', 'Gained', 'First under 5');
  const low = panelQuestions.map((question, index) => {
    const [was, is] = [first[index], second[index]];
    if (was === undefined || is === undefined) throw new Error('Both takes ask every question');
    sheet.put(1, question, { format: 'text', role: 'label' });
    sheet.put(2, f`${was}`, plain('count'));
    sheet.put(3, f`${is}`, plain('count'));
    sheet.put(4, f`IF(OR(${was}="",${is}=""),"",${is}-${was})`, plain('count'));
    const isLow = sheet.put(5, f`IF(${was}="",0,IF(${was}<5,1,0))`, plain('count'));
    sheet.row += 1;
    return isLow;
  });
  sheet.space();
  const under = sheet.range(low);
  sheet.put(1, 'First takes under five', { format: 'text', role: 'label' });
  sheet.named(sheet.put(2, f`SUM(${under})`, key('count')), 'low_answers');
  sheet.row += 1;
  sheet.put(1, 'The last session', { format: 'text', role: 'label' });
  const verdict = f`IF(SUM(${under})>=3,"Back a week","Stays")`;
  sheet.named(sheet.put(2, verdict, key('text')), 'last_session');
  return sheet;
}
