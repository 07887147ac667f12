import type { Cell } from '#functions/workbook/formula/formula.ts';
import { f } from '#functions/workbook/formula/formula.ts';
import { plain, Sheet } from '#functions/workbook/grid/sheet.ts';
import { quoteOf, testVisits, travelOf, workOf } from './quote-rules.ts';

interface Rates {
  hour: Cell;
  kilometre: Cell;
  least: Cell;
}

/** Visits whose quote was worked out by hand, beside what the formulas make of them: all must say OK before it is sold. */
export function testSheet({ hour, kilometre, least }: Rates): Sheet {
  const sheet = new Sheet({
    name: 'Tests',
    widths: [24, 8, 10, 10, 12, 10, 14, 14, 12],
    frozen: { rows: 3, columns: 1 },
  });
  sheet.words('title', 'Visits worked out by hand');
  sheet.words(
    'subtitle',
    'They hold for $70, $0.88 and $120. With your own rates the sixth figure is yours to change.',
  );
  const verdict = { words: 'Verdict' };
  sheet.head(
    'Visit',
    'Dogs',
    'Minutes',
    'Matted',
    'Kilometres',
    'Driving',
    'By hand',
    'By the sheet',
    verdict,
  );
  const verdicts = testVisits.map((visit) => {
    sheet.put(1, visit.what, { format: 'text', role: 'label' });
    const typed = [visit.dogs, visit.minutes, visit.extra, visit.kilometres, visit.driving].map(
      (value, index) => sheet.put(index + 2, value, { format: 'count', role: 'answer' }),
    );
    const [dogs, minutes, extra, kilometres, driving] = typed;
    if (!dogs || !minutes || !extra || !kilometres || !driving) throw new Error('A visit has five figures');
    const byHand = sheet.put(7, visit.quote, { format: 'money', role: 'answer' });
    const work = workOf({ minutes: f`${dogs}*${minutes}+${extra}`, rate: hour });
    const travel = travelOf({ kilometres, driving, carRate: kilometre, rate: hour });
    const sum = sheet.put(10, f`${work}+${travel}`, plain('money'));
    const bySheet = sheet.put(8, quoteOf({ dogs, sum, least }), plain('money'));
    const cell = sheet.put(9, f`IF(ROUND(${byHand}-${bySheet},2)=0,1,0)`, plain('count'));
    sheet.row += 1;
    return cell;
  });
  sheet.space();
  sheet.put(1, 'Passed', { format: 'text', role: 'label' });
  const passed = sheet.put(2, f`SUM(${sheet.range(verdicts)})`, { format: 'count', role: 'key' });
  sheet.put(3, `of ${testVisits.length}`, plain('text'));
  sheet.named(passed, 'tests_passed');
  sheet.row += 2;
  sheet.words('subtitle', 'In the last column 1 is a pass. In column J stands the sum before it is rounded.');
  return sheet;
}
