import { startupMinCents } from '../assumptions/path-figures.ts';
import { baseLevers } from '../model/base-levers.ts';
import { supportedCents } from '../model/expected-income.ts';
import { floorTo } from '../model/levers.ts';
import { decidingRow, lastDayOf } from '../model/metrics.ts';
import { decidePrice } from '../model/price.ts';
import { printCents, printHours } from '../model/print-value.ts';
import { readProof } from '../model/skills.ts';
import { priceOneUnit } from '../model/unit-economics.ts';
import type { Draft } from './draft.ts';
import { count, oneDigit, plural, triesWord } from './print-figures.ts';
import { body, type DraftSection, heading, join, lead, say, see, table } from './write-blocks.ts';

export function runnerUpPage(draft: Draft): DraftSection {
  const { model, figure } = draft;
  const { runnerUp, path, person, feasibility } = model;
  const price = decidePrice(runnerUp, readProof(person.skills, person.background, runnerUp));
  const unit = priceOneUnit(runnerUp, price.coreCents);
  const supported = floorTo(
    supportedCents(baseLevers(runnerUp, person), feasibility.measure, feasibility.testedMonth),
    1,
  );
  const second = (text: string) => figure('runner-up', text);
  const [best, next] = model.scores;
  const behind = oneDigit((best?.total ?? 0) - (next?.total ?? 0));
  return {
    id: 'runner-up',
    title: 'The runner-up, and when to switch',
    blocks: [
      lead(
        'runner-lead',
        behind === '0.0'
          ? `${runnerUp.title} scores the same, and its first dollar is no nearer.`
          : say`${runnerUp.title} came second, ${second(behind)} points behind.`,
      ),
      table(
        'runner-table',
        'Side by side, from your answers',
        ['Line:left:34', `${path.title}:right:33`, `${runnerUp.title}:right:33`],
        [
          ['Sold', `one ${path.unit}`, `one ${runnerUp.unit}`],
          [
            'Price',
            figure('core-price', printCents(model.price.coreCents)),
            second(printCents(price.coreCents)),
          ],
          [
            'Left of it',
            figure('contribution', printCents(model.ladder.core.contributionCents)),
            second(printCents(unit.contributionCents)),
          ],
          [
            'Takes',
            figure('hours-per-unit', printHours(path.hoursPerUnit.v)),
            second(printHours(runnerUp.hoursPerUnit.v)),
          ],
          [
            'To begin',
            figure('startup', printCents(startupMinCents(path))),
            second(printCents(startupMinCents(runnerUp))),
          ],
          [
            'First dollar',
            figure('first-dollar', plural(path.firstDollarDays.v, 'day')),
            second(plural(runnerUp.firstDollarDays.v, 'day')),
          ],
          [
            `In month ${feasibility.testedMonth}`,
            say`${figure('supported', printCents(feasibility.supportedCents))} supported`,
            say`${second(printCents(supported))} supported`,
          ],
        ],
      ),
      heading('switch', 'The switch rule', 3),
      body('switch-rule', switchRule(draft)),
    ],
  };
}

function switchRule({ model, figure, words }: Draft) {
  const { metrics, runnerUp } = model;
  const judged = decidingRow(metrics);
  if (!judged) return '';
  const name = words.metrics.find(({ id }) => id === judged.id)?.name ?? judged.id;
  return join(
    say`Begin ${runnerUp.title} if day ${figure('calendar', String(lastDayOf(metrics)))} finds under ${figure('metric-target', count(judged.stop))} of ${see('metrics', `“${name}”`)}`,
    judged.sample === null
      ? 'and the tries were made.'
      : say`after ${figure('sample', count(judged.sample))} ${triesWord(model)}.`,
    say`With fewer, wait until day ${figure('calendar', String(lastDayOf(metrics) + 14))}.`,
  );
}
