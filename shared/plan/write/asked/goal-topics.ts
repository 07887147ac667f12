import { weeksPerMonth } from '../../figures/run-months.ts';
import { clearGoal } from '../../reading/reading.ts';
import { prose } from '../blocks.ts';
import { findLevers } from '../find-levers.ts';
import { namedPeople } from '../own-facts.ts';
import { clock, dayAndDate } from '../say/dates.ts';
import { gapWords, goalAmount, reachedWords, testedWhen } from '../say/goal.ts';
import { leverSentences } from '../say/levers.ts';
import { about, dollars } from '../say/money.ts';
import { buyerName } from '../say/own-words.ts';
import { counted, heading, list, phrase, sentence } from '../say/words.ts';
import { depositWords } from '../sections/offer.ts';
import { mayShow, type Writing } from '../writing.ts';
import { saleWord } from './loan-topics.ts';
import { amountIn, type Topic } from './topic.ts';

function goalAnswer(writing: Writing): string {
  const { reading, figures } = writing;
  const goal = clearGoal(reading);
  const test = figures.goal;
  if (!(goal && test))
    return `This plan leaves about ${about(figures.year.keptPerWeekCents)} a week after tax in its first year, from ${counted(Math.round(figures.year.hours / 52), 'hour')} of work a week.`;
  const reached = `${reachedWords(goal, test)} ${testedWhen(test, figures.inputs.firstMonth)}`;
  return test.share >= 1
    ? `Yes: the plan brings in ${reached}, and your goal is ${goalAmount(goal)}.`
    : prose(
        `Not yet: the plan brings in ${reached}, which is ${gapWords(goal, test)} short of your goal.`,
        leverSentences(writing)[0],
      );
}

/** How many sales the goal takes, in a month and a week. */
function salesNeeded({ figures }: Writing): string | undefined {
  const { inputs, goal, breakEvenUnits } = figures;
  const best = Math.max(0, ...(figures.cases[0]?.rows.slice(0, 12).map(({ units }) => units) ?? []));
  const units = goal?.goalUnits ?? breakEvenUnits;
  if (units === undefined) return undefined;
  const week = Math.round((units / weeksPerMonth) * 10) / 10;
  const often =
    week >= 2
      ? `about ${Math.ceil(week)} a week, or ${counted(units, saleWord(inputs.unit))} a month`
      : `${counted(units, saleWord(inputs.unit))} a month`;
  return `${heading(often)}${goal?.goalUnits === undefined ? ' to pay the monthly costs' : ' for your goal'}. One sale leaves ${dollars(figures.perUnit.leftCents)}. In the best month of the first year the plan sells ${counted(best, saleWord(inputs.unit))}.`;
}

function hoursNeeded(writing: Writing): string | undefined {
  const goal = clearGoal(writing.reading);
  const { figures } = writing;
  const now = counted(figures.inputs.hoursPerWeek.value, 'hour');
  if (!goal || !figures.goal) return undefined;
  if (figures.goal.share >= 1)
    return `This plan’s ${now} a week are enough for your goal of ${goalAmount(goal)}.`;
  const more = findLevers(writing)?.hours;
  return more?.hoursPerWeek === undefined
    ? `More hours alone will not reach your goal of ${goalAmount(goal)}. The plan has ${now} a week and is ${gapWords(goal, figures.goal)} short. Page 1 says what would help.`
    : `About ${counted(more.hoursPerWeek, 'hour')} a week, against ${now} in this plan. They would bring in ${reachedWords(goal, more.test)}.`;
}

/** What the loss of the biggest buyer does to the year. */
function buyerLost({ figures }: Writing): string | undefined {
  const base = figures.cases.find(({ id }) => id === 'base');
  const lost = figures.cases.find(({ id }) => id === 'lost-buyer');
  return (
    base &&
    lost &&
    `The year then leaves about ${about(lost.yearLeftCents)}, not ${about(base.yearLeftCents)}, if ${lost.what}. Ask two similar buyers now, while you still have this one.`
  );
}

/** Less than this in a year is no pay of a job. */
const leastWageCents = 1_000_000;

/** The pay of a job against what the plan leaves. */
function leaveJob(writing: Writing): string {
  const { reading, figures } = writing;
  const wage = reading.income.find(
    (fact) =>
      fact.value.kind === 'wage' && (fact.value.yearCents ?? 0) > leastWageCents && mayShow(writing, fact),
  );
  const rows = figures.cases[0]?.rows.slice(-3) ?? [];
  const week =
    (rows.reduce((sum, { earnedCents }) => sum + earnedCents, 0) / Math.max(1, rows.length)) * (12 / 52);
  const now =
    week > 0
      ? `At the end of the plan it leaves about ${about(week)} a week before tax.`
      : 'At the end of the plan it leaves nothing yet.';
  const pay = wage?.value.yearCents;
  return pay === undefined
    ? `Once the business has earned what your job pays for three months in a row. ${now} Save three months’ living costs first.`
    : `Once it has earned what those days pay for three months in a row. ${now} Your job pays about ${about(pay / 52)} a week, or ${about(pay / 260)} a day.`;
}

/** What a thing must bring to be worth its price. */
function isWorthIt({ figures }: Writing, question: string): string | undefined {
  const left = figures.perUnit.leftCents;
  const price = amountIn(question) ?? (Number(/\bat (\d{2,5})\b/.exec(question)?.[1]) * 100 || undefined);
  if (left <= 0) return undefined;
  const often = /\b(?:a|per) (week|month|year)\b/i.exec(question)?.[1]?.toLowerCase();
  const sale = saleWord(figures.inputs.unit);
  return price === undefined
    ? `It is once it brings in more than it costs: one ${sale} leaves ${dollars(left)}, so divide its price by that. Wait if you can make this plan’s sales without it.`
    : `Only if it brings in ${counted(Math.max(1, Math.ceil(price / left)), sale)} more${often ? ` a ${often}` : ''}: one leaves ${dollars(left)} and it costs ${dollars(price)}. Try it for three months and count them.`;
}

export const goalTopics: readonly Topic[] = [
  {
    subject: 'leaving your job',
    pattern:
      /\b(?:quit|leave|drop|give up|stop|cut)\b.*\b(?:job|mill|teaching|day a week|days?|work|nursing|school|shifts?|employer)\b|\bday job\b/i,
    not: /\b(?:stop (?:me|us)|delivery|price|rain|clients?|customers?|tell|non)\b/i,
    answer: leaveJob,
  },
  {
    subject: 'whether it pays for itself',
    pattern:
      /\b(?:is|are|would|will|does|do|any)\b.*\b(?:worth (?:it|having|paying|the money|buying|a \w+)|point in|pay (?:for )?itself|recover its cost|earn its keep|gunna pay|going to pay)\b|\bworth it\b.*\b(?:or|at)\b|^\W*(?:and |so )?should i (?:buy|pay for|invest|have the|take the \w+ (?:at|for))\b|\bdo i (?:pay for|need) (?:google|facebook|ads|a website)\b/i,
    not: /\b(?:ndis|registered|register|tax|company|gst|discount|insurance|licen[cs]e|cloth|(?:second ?hand|used))\b|^\W*(?:so |and )?is (?:it|this|that) worth (?:it|doing)\W*$/i,
    answer: isWorthIt,
  },
  {
    subject: 'which comes first',
    pattern: /\b(?:which|what) (?:comes |to buy |goes )?first\b|\bfirst\b.*\bor\b|\bor\b.*\bfirst\b/i,
    not: /\bfirst (?:job|house|aid|year|client|customer)\b|\b(?:gst|abn|wwcc|licen[cs]e|permit|council|register)\b/i,
    answer: ({ figures }) =>
      figures.perUnit.leftCents > 0 &&
      `The one that pays for itself in fewer sales: one ${saleWord(figures.inputs.unit)} leaves ${dollars(figures.perUnit.leftCents)}, so divide each price by that. If you turn work away now, buy the one that holds you up.`,
  },
  {
    subject: 'losing a buyer',
    pattern:
      /\bwhat if\b(?!.*\bi (?:want|stop|leave|quit)).*\b(?:leaves?|stops?|goes|quits?|drops? (?:me|us)|pulls? out|closes?|sells? up)\b|\bif\b.*\b(?:sells? up|leaves?|stops? (?:ordering|buying))\b.*\b(?:last|how long|survive)\b|\bif (?:i|we) lose\b/i,
    answer: buyerLost,
  },
  {
    subject: 'the number of sales',
    pattern:
      /\bhow many\b(?!.*\bhours?\b).*\b(?:do i need|do we need|must i|should i (?:sell|do|make)|to (?:make|earn|reach|live|break even)|a (?:week|month)|per (?:week|month))\b|\b(?:until|till) (?:i[’']?m|we[’']?re) even\b|\bbreak[- ]?even\b/i,
    not: /\b(?:allowed|insured|licen[cs]e|customers? (?:can|may)|people can)\b/i,
    answer: salesNeeded,
  },
  {
    subject: 'your hours',
    pattern: /\bhow many hours\b/i,
    not: /\b(?:allowed|may i|can i work|visa|centrelink|pension|supervis\w*|training|learner)\b/i,
    answer: hoursNeeded,
  },
  {
    subject: 'a deposit',
    pattern:
      /\b(?:deposits?|(?:get|make) (?:\w+ ){1,2}(?:to )?pay (?:me |us )?(?:before|up ?front|first|on (?:time|the day))|pays? late|get paid in|what terms|pay (?:before|up ?front|first)|paid (?:before|up ?front|first|on time))\b/i,
    not: /\b(?:bond|home|house|loan)\b/i,
    answer: ({ offer, place }) =>
      `${depositWords(offer.deposit, place)} ${offer.deposit === 'none' ? 'You can ask a new client for half when they book. Say so in the first message, with the date.' : 'Say so in your first message, and hold no day until the money is in your account.'}`,
  },
  {
    subject: 'finding customers',
    pattern:
      /\b(?:(?:where|how) (?:do|can|should|would|does|will|to) (?:i |we )?(?:find|get|reach|attract|win)\b.*\b(?:customers?|clients?|buyers?|people|work|jobs|bookings|more|tanks?|orders|known|out there)|find (?:work|jobs|people|customers|clients|buyers)|where (?:does|do) \w+(?: \w+)* (?:work|jobs?|customers?|clients?) come from|(?:where|how) (?:do|should|can) i advertise|marketing|who will buy)\b/i,
    answer: (writing) => {
      const named = namedPeople(writing)
        .slice(0, 2)
        .map(({ value }) => phrase(buyerName(value)));
      const first = named.length > 0 ? named : writing.trade.firstTen.slice(0, 2);
      return `Start with ${list(first.map(phrase))}. ${/\bcold.?call/i.test(writing.reading.asked.map(({ words }) => words).join(' ')) ? 'A short message will do: no call is needed.' : 'People who know your work say yes most often.'} Part 5 has the list and the words.`;
    },
  },
  {
    subject: 'the first step',
    pattern:
      /\b(?:(?:where|how|when|what) (?:do|should|can|must) i (?:start|begin|do first)|first step|what (?:is|comes) first|step by step)\b/i,
    answer: ({ schedule }) => {
      const [task, next] = schedule.tasks;
      return (
        task &&
        prose(
          `${sentence(task.do)} That is on ${dayAndDate(task.date)} at ${clock(task.from)}.`,
          next && `Then: ${phrase(next.do)}.`,
          'Part 6 has the rest in order.',
        )
      );
    },
  },
  {
    subject: 'your goal',
    pattern:
      /\b(?:how (?:much|many \w+) (?:can|could|will|would|do|might) (?:i|we) (?:really )?(?:make|earn|get|take|clear|keep)|can i (?:earn|reach|live|make (?:it|money|a (?:living|few|good)|enough|[$£]?\d))|(?:is|does) (?:it|this|that|my plan) (?:\w+ )?(?:realistic|possible|viable|work out|add up)|stacks? up|realistic|viable|^\W*(?:so |and )?is (?:it|this|that|all this) (?:even )?worth (?:it|doing)\W*$)\b/i,
    not: /\b(?:pension|centrelink|payment|tax|gst|allowance|before they|ndis|registered?|booking|loan|van)\b/i,
    answer: goalAnswer,
  },
];
