import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { type OwnNumbers, tryNumbers } from '#shared/plan/model/try-numbers.ts';
import { NumberResults } from './number-results.tsx';

const numbers: OwnNumbers = {
  priceCents: 54_000,
  hoursPerUnit: 12,
  materialsShare: 0.02,
  wasteShare: 0,
  platformShare: 0,
  platformFixedCents: 0,
  cardPayments: 1,
  toolsMonthCents: 3_000,
  insuranceYearCents: 48_000,
  startupCents: 20_000,
  weeklyHours: 7.5,
  standingHoursPerWeek: 0,
  maxUnitsPerMonth: null,
  paidInMonths: [1, 0, 0],
  ramp: [1],
  demand: {
    kind: 'outreach',
    tries: 'contacts',
    triesPerHour: 4,
    conversion: 0.014,
    repeatPerMonth: 0.55,
    stayMonths: 6,
  },
};

it('says why its cash is not that of the chart of the same path', () => {
  const tried = tryNumbers(numbers);
  const page = document.createElement('main');
  page.innerHTML = renderToStaticMarkup(<NumberResults tried={tried} ofPath={tried} />);
  expect(page.textContent).toContain(
    'The cash leaves out the price of this handbook, which the chart of the planned first year counts.',
  );
});
