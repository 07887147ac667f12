import {
  type Fact,
  type Goal,
  type GoalDoubt,
  isSelling,
  type OpenQuestion,
  type Reading,
} from './reading.ts';

const said = (cents: number): string => `$${Math.round(cents / 100).toLocaleString('en-AU')}`;

/** What the words of a goal leave open: one question for each. */
function unclearQuestions({ value, words }: Fact<Goal>): OpenQuestion[] {
  const amount = said(value.cents);
  const asks: Readonly<Record<GoalDoubt, Omit<OpenQuestion, 'about' | 'changes' | 'words'>>> = {
    amount: {
      id: 'goal-unsure',
      ask: `Which amount shall we plan for? We read ${amount}${value.per === 'total' ? ' in total' : ` a ${value.per}`}.`,
    },
    period: {
      id: 'goal-period',
      ask: `Is ${amount} for a week, a month or a year?`,
      choices: [
        { label: 'A week', value: 'week' },
        { label: 'A month', value: 'month' },
        { label: 'A year', value: 'year' },
        { label: 'In total', value: 'total' },
      ],
    },
    measure: {
      id: 'goal-measure',
      ask: `Is ${amount} what buyers pay you, or what you keep after costs?`,
      choices: [
        { label: 'What buyers pay', value: 'sales' },
        { label: 'What I keep', value: 'income' },
      ],
    },
  };
  return (value.unclear ?? []).map((doubt) => ({ ...asks[doubt], about: 'goal', changes: 'goal', words }));
}

/** They say how many they sell, or what that brings. */
const hasSales = ({ running, salesNow = [], buyers }: Omit<Reading, 'open' | 'unused'>): boolean =>
  salesNow.length > 0 ||
  running?.value.monthlyCents !== undefined ||
  running?.value.profitCents !== undefined ||
  running?.value.perMonth !== undefined ||
  buyers.some(({ value: { when, takes } }) => when === 'now' && takes !== undefined && takes.per !== 'once');

/** The questions that come first on the form. Each sets one fact; no answer is guessed for it. */
export function openQuestions(
  reading: Omit<Reading, 'open' | 'unused'>,
  found: readonly OpenQuestion[],
): OpenQuestion[] {
  const questions: OpenQuestion[] = [];
  const { goal, skills, income, notPlanned } = reading;
  const isAsked = found.some(({ about }) => about === 'goal');
  if (!goal && !isAsked)
    questions.push({
      id: 'goal-amount',
      about: 'goal',
      ask: 'How much would you like to earn, and by when?',
      changes: 'goal',
    });
  if (goal) {
    if (!isAsked) questions.push(...unclearQuestions(goal));
    // A payment counts what is left before tax.
    const isForPayment = goal.value.isMost && income.some(({ value }) => value.payment !== undefined);
    const isTaxOpen = goal.value.tax === 'unsaid' && goal.value.measure === 'income' && !isForPayment;
    if (!goal.value.unclear && isTaxOpen)
      questions.push({
        id: 'goal-tax',
        about: 'goal',
        ask: `Is ${said(goal.value.cents)} before or after tax?`,
        changes: 'figures',
        words: goal.words,
        choices: [
          { label: 'Before tax', value: 'before' },
          { label: 'After tax', value: 'after' },
        ],
      });
    if (!goal.value.by && !goal.value.months && !goal.value.isMost)
      questions.push({
        id: 'goal-date',
        about: 'goal',
        ask: 'When would you like to reach your goal?',
        changes: 'figures',
      });
  }
  const strong = skills.filter(({ value }) => !value.isWeak);
  if (strong.length === 0 && notPlanned.length === 0)
    questions.push({
      id: 'skills',
      about: 'skills',
      ask: 'What have people thanked you or paid you for?',
      changes: 'business',
    });
  if (reading.otherLanguage && strong.length === 0)
    questions.push({
      id: 'language',
      about: 'skills',
      ask: 'We could not read all of your text. Which work can you do? Choose it from the list.',
      changes: 'business',
    });
  if (isSelling(reading) && !hasSales(reading))
    questions.push({
      id: 'sales-now',
      about: 'sales',
      ask: 'How much do you sell in a normal week?',
      changes: 'figures',
    });
  if (income.length === 0)
    questions.push({
      id: 'income',
      about: 'income',
      ask: 'What do you live on now: a wage, a payment, a pension or something else?',
      changes: 'figures',
    });
  for (const { value, id, words } of income)
    if (value.kind === 'wage' && value.cents === undefined)
      questions.push({
        id: `${id}-amount`,
        about: id,
        ask: 'How much is your wage, and how often is it paid?',
        changes: 'figures',
        words,
      });
  return [...questions, ...found];
}
