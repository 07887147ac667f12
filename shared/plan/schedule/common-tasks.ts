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
    done: 'you have the number or a reference',
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
    do: 'Register your business where you live.',
    done: 'you have a number or a reference',
    where: 'online',
    minutes: 60,
  });

export const askInsurers = (cover: string): PlannedTask =>
  task('insurance-quotes', 'rules', {
    do: `Ask two insurers for the price of ${cover}.`,
    done: 'two prices are saved',
    where: 'online',
    minutes: 45,
  });

export const startInsurance = (): PlannedTask =>
  task('insurance-start', 'rules', {
    do: 'Choose one price and start the cover.',
    done: 'the certificate is saved',
    where: 'online',
    minutes: 20,
  });

export const askLicenceBody = (body: string, licence: string): PlannedTask =>
  task(`licence-${licence}`, 'rules', {
    do: `Ask ${body} about this rule: ${licence}.`,
    done: 'the answer is written down with a name and a date',
    where: 'by phone',
    minutes: 30,
    opening: 'office',
  });

export const askCouncil = (): PlannedTask =>
  task('council', 'rules', {
    do: 'Ask your council if you may run this work from home.',
    done: 'the answer is saved',
    where: 'by email',
    minutes: 25,
  });

export const openAccounts = (): PlannedTask =>
  task('bank', 'ready', {
    do: 'Open two bank accounts: one for sales, one for tax.',
    done: 'both show in your banking app',
    where: 'online',
    minutes: 40,
  });

export const listTen = (): PlannedTask =>
  task('first-ten', 'ready', {
    do: 'Write ten names next to the list in part 5.',
    done: 'each line has a name and a way to reach them',
    where: 'at home',
    minutes: 30,
  });

export const askNext = (at: number, isByPhone: boolean): PlannedTask => {
  const variants: readonly [string, string][] = [
    ['Ask three people on your list of ten.', 'three have your price'],
    ['Ask three more people on your list.', 'six have your price'],
    ['Ask the rest of your ten.', 'all ten have your price'],
    ['Write once more to people who did not answer.', 'each has had two messages, and no more'],
    ['Ask every paying client for one name.', 'you have one new name'],
    ['Add five new names to your list and ask two of them.', 'two new people have your price'],
    ['Ask the kind of buyer that said yes most often: find three more.', 'three more have your price'],
    ['Ring back everyone who said "later".', 'each has a date or a no'],
  ];
  const [words, done] = variants[at % variants.length] ?? variants[0] ?? ['', ''];
  return task(`ask-${at + 1}`, 'sell', {
    do: isByPhone ? words : words.replace('Ring back', 'Write to'),
    done,
    where: 'by message',
    minutes: 40,
  });
};

/** Minutes that the work of one sale takes in a schedule. */
export const workMinutes = (hours: number): number =>
  Math.min(240, Math.max(30, Math.round((hours * 60) / 5) * 5));

interface Work {
  minutes: number;
  isAtHome: boolean;
}
const placeOfWork = ({ minutes, isAtHome }: Work) =>
  ({
    minutes,
    where: isAtHome ? 'at home' : 'where the work is',
    opening: isAtHome ? 'any' : 'client',
  }) as const;

export const firstPaidJob = (unit: string, work: Work): PlannedTask =>
  task('first-paid', 'deliver', {
    do: `Do the first paid work: one ${unit}.`,
    done: 'the work is checked and you are paid',
    ...placeOfWork(work),
  });

export const doBookedWork = (at: number, work: Work): PlannedTask =>
  task(`booked-${at + 1}`, 'deliver', {
    do: 'Do the paid work that is booked for this week.',
    done: 'the work is checked and the invoice is sent',
    ...placeOfWork(work),
  });

export const countMoney = (at: number): PlannedTask =>
  task(`money-${at + 1}`, 'review', {
    do: 'Count this week: people asked, jobs done, hours, money in, money out.',
    done: 'five figures stand on one page',
    where: 'at home',
    minutes: 20,
  });

export const checkpoint = (days: number, questions: readonly string[]): PlannedTask =>
  task(`day-${days}`, 'review', {
    do: `Day ${days}: compare your figures with part 4, and decide what to change.`,
    done: 'one change is written down, or none is needed',
    where: 'at home',
    minutes: 30,
    questions,
  });
