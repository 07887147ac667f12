import { phrase } from '../write/say/words.ts';
import type { PlannedTask } from './schedule.ts';

/** Tasks that every business has. One place, so that an editor can change the words. */

const task = (
  id: string,
  phase: PlannedTask['phase'],
  words: Pick<PlannedTask, 'do' | 'done' | 'where' | 'minutes'> & Partial<PlannedTask>,
): PlannedTask => ({ id, phase, opening: 'any', ...words });

export const applyForAbn = (): PlannedTask =>
  task('abn', 'rules', {
    do: 'Apply for your ABN at abr.gov.au. It is free.',
    done: 'you have the ABN or a reference number',
    where: 'online',
    minutes: 40,
  });

export const checkAbn = (): PlannedTask =>
  task('abn', 'rules', {
    do: 'Look up your ABN at abr.gov.au.',
    done: 'the register shows it as active',
    where: 'online',
    minutes: 15,
  });

export const registerAsTrader = (): PlannedTask =>
  task('register', 'rules', {
    do: 'Register your business with the tax office where you live.',
    done: 'you have a registration number or a reference',
    where: 'online',
    minutes: 60,
  });

export const askInsurers = (cover: string): PlannedTask =>
  task('insurance-quotes', 'rules', {
    do: `Ask two insurers for the price of ${cover}.`,
    done: 'you have two prices in writing',
    where: 'online',
    minutes: 45,
  });

export const startInsurance = (): PlannedTask =>
  task('insurance-start', 'rules', {
    do: 'Choose one insurer and start the cover.',
    done: 'you have the certificate of currency',
    where: 'online',
    minutes: 20,
  });

/** "the licence for building work", "registration for a hair business" where the council is asked. */
function licenceInWords(body: string, licence: string): string {
  const words = phrase(licence);
  const own = /\bcouncil\b/i.test(body) ? words.replace(/^council (?=registration|approval)/, '') : words;
  return /^(?:licen[cs]e|code)\b|\b(?:check|licen[cs]e|permit|qualification|card)$/i.test(own)
    ? `the ${own}`
    : own;
}

export const askLicenceBody = (body: string, licence: string, isRunning = false): PlannedTask =>
  task(`licence-${licence}`, 'rules', {
    do: `Ask ${body} about ${licenceInWords(body, licence)}. Ask if ${isRunning ? 'what you have is enough' : 'you need it before the first paid job'}.`,
    done: 'the answer is written down, with the name of the person and the date',
    where: 'by phone',
    minutes: 30,
    opening: 'office',
  });

export const askCouncil = (): PlannedTask =>
  task('council', 'rules', {
    do: 'Ask your council if you may run this work from home.',
    done: 'you have the answer in writing',
    where: 'by email',
    minutes: 25,
  });

export const openAccounts = (): PlannedTask =>
  task('bank', 'ready', {
    do: 'Open two bank accounts: one for sales and one for tax.',
    done: 'you can see both in your banking app',
    where: 'online',
    minutes: 40,
  });

export const listTen = (): PlannedTask =>
  task('first-ten', 'ready', {
    do: 'Write a name and a phone number or email next to each line of the list in part 5.',
    done: 'each line has a name and a way to reach it',
    where: 'at home',
    minutes: 30,
  });

/** A paper or an answer that the customer still has to get. */
export const getPaper = (
  id: string,
  words: Pick<PlannedTask, 'do' | 'done'>,
  isAnswer: boolean,
): PlannedTask =>
  task(id.replaceAll(/[^\w-]+/g, '-'), 'rules', {
    ...words,
    where: isAnswer ? 'by email' : 'online',
    minutes: 30,
  });

export const askNamed = (names: string): PlannedTask =>
  task('ask-named', 'sell', {
    do: `Ask the people you named first: ${names}.`,
    done: 'each has your price and a date',
    where: 'by message',
    minutes: 40,
  });

export const askForWords = (): PlannedTask =>
  task('ask-for-words', 'ready', {
    do: 'Ask people you have done this for to write two sentences about it.',
    done: 'two texts are saved, and both people agree that you may show them',
    where: 'by message',
    minutes: 25,
  });

export const askNext = (at: number, isByPhone: boolean): PlannedTask => {
  const variants: readonly [string, string][] = [
    ['Ask three people on your list. Use the words in part 5.', 'three have your price'],
    ['Ask three more people on your list.', 'six have your price'],
    ['Ask the rest of the people on your list.', 'all of them have your price'],
    ['Write once more to the people who did not answer. Then stop.', 'each has had two messages'],
    ['Ask every paying client if one friend needs this work.', 'each client has your message'],
    ['Add five new names to your list. Ask two of them.', 'two new people have your price'],
    ['Find three more buyers of the kind that said yes most often. Ask them.', 'three more have your price'],
    ['Ring back everyone who said "later".', 'each has given you a date or said no'],
  ];
  const [words, done] = variants[at % variants.length] ?? variants[0] ?? ['', ''];
  return task(`ask-${at + 1}`, 'sell', {
    do: isByPhone ? words : words.replace('Ring back', 'Write to'),
    done,
    where: 'by message',
    minutes: 40,
  });
};

/** Minutes that the work of one sale takes in a schedule: no more than a day. */
export const workMinutes = (hours: number): number =>
  Math.min(480, Math.max(30, Math.ceil((hours * 60) / 5) * 5));

/** At home, at a client's, or with a firm, in its opening hours. */
export type WorkPlace = 'home' | 'client' | 'firm';

interface Work {
  minutes: number;
  place: WorkPlace;
}
const openings = { home: 'any', client: 'client', firm: 'business' } as const;
const placeOfWork = ({ minutes, place }: Work) => ({
  minutes,
  where: place === 'home' ? 'at home' : 'where the work is',
  opening: openings[place],
});

export const firstPaidJob = (unit: string, work: Work): PlannedTask =>
  task('first-paid', 'deliver', {
    do: `Do the first paid work: one ${unit}.`,
    done: 'the work is checked and you are paid',
    ...placeOfWork(work),
  });

export const doBookedWork = (at: number, words: string, work: Work & { isDone: boolean }): PlannedTask =>
  task(`booked-${at + 1}`, 'deliver', {
    do: words,
    done: work.isDone ? 'the work is checked and you have asked for the money' : 'this part is checked',
    ...placeOfWork(work),
  });

export const countMoney = (at: number): PlannedTask =>
  task(`money-${at + 1}`, 'review', {
    do: 'Write down this week: people asked, jobs done, hours, money in and money out.',
    done: 'the five figures are on one page',
    where: 'at home',
    minutes: 20,
  });

export const checkpoint = (days: number): PlannedTask =>
  task(`day-${days}`, 'review', {
    do: 'Look back: compare your figures with part 4. Decide on one thing to change.',
    done: 'the change is written down, or you know that none is needed',
    where: 'at home',
    minutes: 30,
    questions: [],
  });
