import { officeInWords, phrase } from '../write/say/words.ts';
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
    do: 'Look up your ABN at abr.business.gov.au.',
    done: 'the register shows it as active',
    where: 'online',
    minutes: 15,
  });

export const findAbn = (): PlannedTask =>
  task('abn', 'rules', {
    do: 'Look up your ABN at abr.business.gov.au. If you have none, apply for one at abr.gov.au.',
    done: 'the register shows it as active',
    where: 'online',
    minutes: 40,
  });

export const reviveAbn = (): PlannedTask =>
  task('abn', 'rules', {
    do: 'Look up your ABN at abr.business.gov.au. If it is cancelled, reactivate it at abr.gov.au.',
    done: 'the register shows it as active',
    where: 'online',
    minutes: 40,
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
    do: `Ask two insurers to quote on ${cover}.`,
    done: 'you have two prices in writing',
    where: 'online',
    minutes: 45,
  });

export const startInsurance = (): PlannedTask =>
  task('insurance-start', 'rules', {
    do: 'Choose an insurer and take out the cover.',
    done: 'you have the certificate of currency',
    where: 'online',
    minutes: 20,
  });

export const renewCover = (what: string): PlannedTask =>
  task('insurance-renew', 'rules', {
    do: `Renew your ${what}. Get a price from your last insurer and one other, then take out the cover.`,
    done: 'you have the certificate of currency',
    where: 'online',
    minutes: 60,
  });

export const coverNextJob = (cover: string): PlannedTask =>
  task('insurance-start', 'rules', {
    do: `Ask two insurers to quote on ${cover}. Take out the cover before your next job.`,
    done: 'you have the certificate of currency',
    where: 'online',
    minutes: 60,
  });

/** "the licence for building work", "registration for a hair business" where the council is asked. */
function licenceInWords(body: string, licence: string): string {
  const words = phrase(licence);
  const own = /\bcouncil\b/i.test(body) ? words.replace(/^council (?=registration|approval)/, '') : words;
  return /^(?:licen[cs]e|code|check|authority|council rules|certificates)\b|\b(?:check|licen[cs]e|permit|qualification|card|certificate)$/i.test(
    own,
  )
    ? `the ${own}`
    : own;
}

export const askLicenceBody = (body: string, licence: string, isSelling = false): PlannedTask =>
  task(`licence-${licence}`, 'rules', {
    do: `Ask ${officeInWords(body)} about ${licenceInWords(body, licence)}. Ask if ${isSelling ? 'what you have is enough' : 'you need it first'}.`,
    done: 'you have the answer, with a name and date',
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
    do: 'Open two bank accounts: one for sales and one for tax.',
    done: 'both are in your banking app',
    where: 'online',
    minutes: 40,
  });

export const priceCard = (): PlannedTask =>
  task('price-card', 'ready', {
    do: 'Write out your price card from part 3.',
    done: 'it fits on one page',
    where: 'at home',
    minutes: 45,
  });

export const listTen = (): PlannedTask =>
  task('first-ten', 'sell', {
    do: 'Write a name next to each line of the list in part 5. Add their contact details.',
    done: 'you know how to contact everyone on the list',
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
    do: `Ask ${names} first.`,
    done: 'they have your price and a date',
    where: 'by message',
    minutes: 40,
  });

export const offerMore = (names: string): PlannedTask =>
  task('ask-named', 'sell', {
    do: `Tell ${names} your price and your next free day.`,
    done: 'they have said yes, no or later',
    where: 'by message',
    minutes: 40,
  });

/** `paper` is "the quote for the club". */
export const sendQuote = (at: number, paper: string, due: string): PlannedTask =>
  task(`contract-${at + 1}`, 'first', {
    do: `Write ${paper} and send it. It is due on ${due}.`,
    done: 'you have sent it with your price, your days and when they pay',
    where: 'at home',
    minutes: 120,
  });

export const sendSample = (at: number, who: string, due: string): PlannedTask =>
  task(`sample-${at + 1}`, 'first', {
    do: `Make the sample for ${who}. They want it by ${due}.`,
    done: 'they have it',
    where: 'at home',
    minutes: 120,
  });

export const weighContract = (at: number, who: string, what: string): PlannedTask =>
  task(`contract-${at + 1}`, 'first', {
    do: `Work out what you would make an hour on this job: ${who}, ${what}.`,
    done: 'you know if you want it at this price',
    where: 'at home',
    minutes: 40,
  });

export const agreeTerms = (at: number, who: string, what: string): PlannedTask =>
  task(`contract-${at + 1}`, 'first', {
    do: `Agree in writing on the days, the price and when they pay: ${who}, ${what}.`,
    done: 'you both have it in writing',
    where: 'by email',
    minutes: 30,
  });

export const askForWords = (): PlannedTask =>
  task('ask-for-words', 'ready', {
    do: 'Ask people you have helped for a short reference.',
    done: 'you have two references to show',
    where: 'by message',
    minutes: 25,
  });

/** Some of the kinds of people in part 5: "two agencies that know you and one strata manager". */
export const askKinds = (at: number, kinds: string): PlannedTask =>
  task(`ask-${at + 1}`, 'sell', {
    do: `Ask ${kinds}.`,
    done: 'they all have your price',
    where: 'by message',
    minutes: 40,
  });

export const askAgain = (): PlannedTask =>
  task('ask-again', 'sell', {
    do: 'Message once more everyone who has not answered. Suggest one day when you are free.',
    done: 'they have all had two messages',
    where: 'by message',
    minutes: 20,
  });

export const askForName = (): PlannedTask =>
  task('ask-for-name', 'sell', {
    do: 'Ask each paying client who else might buy from you.',
    done: 'they all have your message',
    where: 'by message',
    minutes: 20,
  });

export const readAnswers = (): PlannedTask =>
  task('your-questions', 'review', {
    do: 'Read the answers to your questions in part 9. Decide what to change.',
    done: 'you have marked each answer yes, no or with a date',
    where: 'at home',
    minutes: 30,
  });

export const nextStep = (offer: string, gate: string): PlannedTask =>
  task('next-step', 'review', {
    do: `Decide on the next step: ${offer}. The time is right when this is true: ${gate}`,
    done: 'you have written down yes, no or a date',
    where: 'at home',
    minutes: 30,
  });

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
  where: place === 'home' ? 'at home' : 'on site',
  opening: isLoud && place !== 'firm' ? ('daylight' as const) : openings[place],
});

export const firstPaidJob = (unit: string, work: Work): PlannedTask =>
  task('first-paid', 'deliver', {
    do: unit === 'job' ? 'Do your first paid job.' : `Do your first paid work: one ${unit}.`,
    done: 'you have checked the work and been paid',
    ...placeOfWork(work),
  });

export const doBookedWork = (at: number, words: string, work: Work & { sales: number }): PlannedTask =>
  task(`booked-${at + 1}`, 'deliver', {
    do: words,
    sales: work.sales,
    done: work.sales > 0 ? 'you have checked it and asked for payment' : 'you have checked this part',
    ...placeOfWork(work),
  });

/** Once a week. Who sells already has bills to send. */
export const countMoney = (at: number, isSelling: boolean): PlannedTask =>
  task(`money-${at + 1}`, 'review', {
    do: isSelling
      ? 'Send any invoices that you have not sent yet. Write down the week’s jobs, hours and money.'
      : 'Write down this week’s jobs, hours and money. Count the people you asked.',
    done: isSelling ? 'every invoice is sent' : 'it is all on one page',
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
