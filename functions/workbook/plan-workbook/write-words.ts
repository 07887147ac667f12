import type { Assumption } from '#shared/plan/figures/assumptions.ts';
import { daySerial } from '../formula/excel-functions.ts';
import { plain, Sheet } from '../grid/sheet.ts';
import { basisText, dollars, type WorkbookPlan } from './workbook-plan.ts';

const names: Record<Assumption['id'], string> = {
  hours: 'Hours a week',
  price: 'Price of one',
  cost: 'Cost of one',
  'paid-share': 'Share of hours that buyers pay for',
  ramp: 'Share of full speed in the first month',
  weeks: 'Paid weeks in a year',
  late: 'Payments that arrive a month late',
  monthly: 'Monthly costs, total',
  start: 'Start-up costs, total',
  money: 'Money to start with',
  'other-income': 'Other taxable income in a year, for tax',
};
const units: Record<Assumption['unit'], string> = {
  cents: '$',
  percent: '%',
  hours: 'hours',
  weeks: 'weeks',
};

/** Writes one table with each figure that is not the customer's own. */
export function writeAssumed({ figures, sources }: WorkbookPlan): Sheet {
  const sheet = new Sheet({
    name: 'What we assumed',
    widths: [44, 14, 10, 20, 80],
    frozen: { rows: 3, columns: 1 },
  });
  sheet.words('title', 'What we assumed');
  sheet.words(
    'subtitle',
    'Figures that are not your own, where they come from, and what the first year loses if they are 10% worse.',
  );
  sheet.head('What', 'Figure', { words: 'Unit' }, 'If 10% worse', { words: 'Source or reason' });
  for (const { id, value, unit, basis, lessCents } of figures.assumptions) {
    sheet.put(1, names[id], { format: 'text', role: 'label' });
    sheet.put(2, unit === 'cents' ? dollars(value) : value, plain(unit === 'cents' ? 'money' : 'number'));
    sheet.put(3, units[unit], { format: 'text', role: 'note' });
    sheet.put(4, dollars(lessCents), plain('money'));
    sheet.put(5, basisText(basis, sources), { format: 'text', role: 'note' });
    sheet.row += 1;
  }
  for (const { what, cents, basis } of [...figures.inputs.monthly, ...figures.inputs.start]) {
    sheet.put(1, what, { format: 'text', role: 'label' });
    sheet.put(2, dollars(cents), plain('money'));
    sheet.put(3, '$', { format: 'text', role: 'note' });
    sheet.put(5, basisText(basis, sources), { format: 'text', role: 'note' });
    sheet.row += 1;
  }
  return sheet;
}

/** Writes the tasks of the plan as a list to tick off. */
export function writeTasks({ tasks }: WorkbookPlan): Sheet {
  const sheet = new Sheet({
    name: 'Tasks',
    widths: [14, 9, 10, 60, 24, 44, 8],
    frozen: { rows: 2, columns: 0 },
  });
  sheet.words('title', 'Your tasks');
  sheet.head(
    'Day',
    { words: 'Time' },
    'Minutes',
    { words: 'Task' },
    { words: 'Where' },
    { words: 'You are done when' },
    {
      words: 'Done',
    },
  );
  for (const { date, start, minutes, title, place, done } of tasks) {
    sheet.put(1, daySerial(date), { format: 'date', role: 'label' });
    sheet.put(2, start, { format: 'text', role: 'note' });
    sheet.put(3, minutes, plain('count'));
    sheet.put(4, title, { format: 'text', role: 'note' });
    sheet.put(5, place, { format: 'text', role: 'note' });
    sheet.put(6, done, { format: 'text', role: 'note' });
    const tick = sheet.put(7, null, { format: 'general', role: 'answer' });
    sheet.validate(tick, { type: 'list', options: ['yes'], says: 'Please choose yes or leave it empty.' });
    sheet.row += 1;
  }
  return sheet;
}
