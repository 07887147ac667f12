import type { Expectation, Say } from './expectation.ts';
import { judgePrinted } from './judge-printed.ts';
import type { Planned } from './plan-person.ts';
import type { PrintedPlan } from './printed-plan.ts';

export interface Findings {
  right: string[];
  wrong: string[];
  missed: string[];
}

/** What was read, and what the finished plan shows. */
export interface Verdict extends Findings {
  isRightBusiness: boolean;
  plan: Findings;
}

const collect = (): Findings & { say: Say } => {
  const findings: Findings = { right: [], wrong: [], missed: [] };
  const say: Say = (name, isFound, isRight) => {
    if (!isFound) findings.missed.push(name);
    else (isRight ? findings.right : findings.wrong).push(name);
  };
  return { ...findings, say };
};

const matches = (patterns: readonly string[], text: string, every: boolean): boolean =>
  every
    ? patterns.every((pattern) => new RegExp(pattern, 'i').test(text))
    : patterns.some((pattern) => new RegExp(pattern, 'i').test(text));

function isRightBusiness({ choice }: Planned, expect: Expectation): boolean {
  if (expect.refuse) return choice.kind === 'none';
  // Nothing to plan and nothing to refuse: the right answer is a question.
  if (expect.business.length === 0) return choice.kind === 'ask';
  const [best] = choice.offered;
  if (!best || choice.kind === 'ask' || choice.kind === 'none') return false;
  const line = `${best.trade.name}: ${best.offer.name}. ${best.offer.line}`;
  const [item] = best.offer.items;
  return (
    matches(expect.business, line, true) && !matches(expect.notBusiness, `${line} ${item?.name ?? ''}`, false)
  );
}

const kinds: Record<string, string> = {
  wage: 'wage',
  benefit: 'payment',
  pension: 'pension',
  business: 'business',
  partner: 'partner',
  none: 'none',
};
const dayNames = {
  mon: 'monday',
  tue: 'tuesday',
  wed: 'wednesday',
  thu: 'thursday',
  fri: 'friday',
  sat: 'saturday',
  sun: 'sunday',
} as const;

/** Compares a reading, and the finished plan where there is one, with what a careful reader expects. */
export function judge(planned: Planned, expect: Expectation, printed?: PrintedPlan): Verdict {
  const { say: sayRead, ...read } = collect();
  const { say: sayPlan, ...plan } = collect();
  judgeReading(planned, expect, sayRead);
  if (printed) judgePrinted(planned, expect, { printed, say: sayPlan });
  return { isRightBusiness: isRightBusiness(planned, expect), ...read, plan };
}

/** Goal, tax, date, income, hours and the week. */
function judgeReading(planned: Planned, expect: Expectation, say: Say): void {
  const { reading } = planned;
  const goal = reading.goal?.value;
  if (expect.goal.perMonth.length > 0)
    say(
      'goal',
      goal !== undefined,
      expect.goal.perMonth.some(
        (month) => Math.abs((goal?.monthlyCents ?? 0) / 100 - month) <= Math.max(1, month * 0.012),
      ) ||
        (expect.goal.isTotal && goal?.cents === (expect.goal.total ?? 0) * 100),
    );
  if (expect.goal.afterTax !== null && goal)
    say('tax', goal.tax !== 'unsaid', goal.tax === (expect.goal.afterTax ? 'after' : 'before'));
  if (expect.goal.byMonths && goal) {
    const months = goal.by
      ? Math.round((Date.parse(goal.by) - Date.parse('2026-11-28')) / 86_400_000 / 30.4)
      : 0;
    say(
      'date',
      goal.by !== undefined,
      expect.goal.byMonths.some((by) => Math.abs(by - months) <= 1),
    );
  }
  // A pension that the state pays is a benefit in the words of those who wrote the people.
  const income = reading.income.find(
    ({ value }) =>
      value.kind === kinds[expect.incomeNow.kind] ||
      (expect.incomeNow.kind === 'benefit' && value.kind === 'pension' && value.payment !== undefined),
  );
  if (expect.incomeNow.kind !== 'unknown' && expect.incomeNow.kind !== 'business') {
    say(
      'income',
      income !== undefined || (expect.incomeNow.kind !== 'none' && reading.income.length > 0),
      income !== undefined,
    );
    if (expect.incomeNow.perYear !== null && income)
      say(
        'income amount',
        income.value.yearCents !== undefined,
        Math.abs((income.value.yearCents ?? 0) / 100 - expect.incomeNow.perYear) <=
          expect.incomeNow.perYear * 0.01,
      );
  }
  const { hours } = reading;
  say('hours', hours !== undefined, overlaps(hours?.value, expect.hours));
  const evening = reading.week.find(({ value }) => value.is === 'free' && value.part === 'evening');
  if (evening && expect.notTimes.some((pattern) => new RegExp(pattern, 'i').test('evening')))
    say(`free on ${evening.value.day} evening`, true, false);
  judgeWeek(planned, expect, say);
}

const overlaps = (
  read: { low: number; high: number } | undefined,
  [low, high]: Expectation['hours'],
): boolean => read !== undefined && read.low <= high && read.high >= low;

function judgeWeek({ reading }: Planned, expect: Expectation, say: Say): void {
  const free = reading.week.filter(({ value }) => value.is === 'free');
  const freeNames = free.map(({ value }) => `${dayNames[value.day]} ${value.part}`);
  const wrongDays = freeNames.filter((name) =>
    expect.notTimes.some((pattern) =>
      new RegExp(`^(?:${pattern})$|^(?:${pattern})\\b(?! \\w)`, 'i').test(name.split(' ')[0] ?? ''),
    ),
  );
  if (wrongDays.length > 0) say(`free on ${wrongDays[0]}`, true, false);
  for (const pattern of expect.times) {
    const isDay = /mon|tue|wed|thu|fri|sat|sun/.test(pattern);
    if (isDay)
      say(
        `time ${pattern.replaceAll(/\\b|\(.*/g, '')}`,
        free.length > 0 &&
          freeNames.some((name) =>
            [name, name.split(' ')[0] ?? '', name.replace('evening', 'night')].some((text) =>
              new RegExp(pattern, 'i').test(text),
            ),
          ),
        true,
      );
  }
}
