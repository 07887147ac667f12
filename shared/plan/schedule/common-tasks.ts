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
    do: 'Apply for your free ABN at abr.gov.au.',
    done: 'you have a number',
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
    do: `Ask two insurers to quote for ${cover}.`,
    done: 'you have two prices in writing',
    where: 'online',
    minutes: 45,
  });

export const startInsurance = (): PlannedTask =>
  task('insurance-start', 'rules', {
    do: 'Choose an insurer and start the cover.',
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
    do: `Ask ${body} about ${licenceInWords(body, licence)}. Ask if ${isRunning ? 'what you have is enough' : 'you need it first'}.`,
    done: 'you noted the answer, name and date',
    where: 'by phone',
    minutes: 30,
    opening: 'office',
  });

export const askCouncil = (): PlannedTask =>
  task('council', 'rules', {
    do: 'Ask your council if you can run this business from home.',
    done: 'you have the answer in writing',
    where: 'by email',
    minutes: 25,
  });

export const openAccounts = (): PlannedTask =>
  task('bank', 'ready', {
    do: 'Open two accounts: sales and tax.',
    done: 'both are in your banking app',
    where: 'online',
    minutes: 40,
  });

export const listTen = (): PlannedTask =>
  task('first-ten', 'ready', {
    do: 'Put names on the list in part 5.',
    done: 'you can reach each name',
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
    do: `Ask these people first: ${names}.`,
    done: 'each has your price and a date',
    where: 'by message',
    minutes: 40,
  });

export const askForWords = (): PlannedTask =>
  task('ask-for-words', 'ready', {
    do: 'Ask people you have helped for a short reference.',
    done: 'you have two references to show',
    where: 'by message',
    minutes: 25,
  });

export const askNext = (at: number, isByPhone: boolean): PlannedTask => {
  const variants: readonly [string, string][] = [
    ['Ask three people, as in part 5.', 'three have your price'],
    ['Ask three more people on your list.', 'six have your price'],
    ['Ask everyone else on your list.', 'all of them have your price'],
    ['Write again to anyone who has not answered.', 'each has had two messages'],
    ['Ask each paying client for one name.', 'each client has your message'],
    ['Add five names. Ask two of them.', 'two new people have your price'],
    ['Ask three more like those who agreed.', 'three more have your price'],
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
  isLoud?: boolean;
}
const openings = { home: 'any', client: 'client', firm: 'business' } as const;
const placeOfWork = ({ minutes, place, isLoud }: Work) => ({
  minutes,
  where: place === 'home' ? 'at home' : 'where the work is',
  opening: isLoud && place !== 'firm' ? ('daylight' as const) : openings[place],
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
    done: work.isDone ? 'you checked it and asked for payment' : 'this part is checked',
    ...placeOfWork(work),
  });

export const countMoney = (at: number): PlannedTask =>
  task(`money-${at + 1}`, 'review', {
    do: 'Note people asked, jobs, hours and money.',
    done: 'they are on one page',
    where: 'at home',
    minutes: 20,
  });

export const checkpoint = (days: number): PlannedTask =>
  task(`day-${days}`, 'review', {
    do: 'Compare your figures with part 4.',
    done: 'you know what to change',
    where: 'at home',
    minutes: 30,
    questions: [],
  });
