import { isActivity, withoutPurpose } from './activity.ts';

const given = /(?:lessons?|class(?:es)?|workshops?)$/i;
const taken = /(?:photos?|pictures|portraits)$/i;
/** One offers them: "you do hire" is no English. */
const offered =
  /(?:hire|rentals?|help|care|support|services?|servicing|company|errands|visits?|tours?|walks?|ceremon\p{L}+|checks?|driving|coaching|tutoring|tuition|training|delivery|runs)$/iu;
const done = /(?:ing|work|repairs?|control|design|photography|cuts|cleans|walls)$/i;
/** At these kinds of business, a thing that is named belongs to the customer. */
const worksOnThings: ReadonlySet<string> = new Set(['at-customers', 'repair', 'customers-things']);

/** One sentence of what is sold, with the verb that one says of it: "You do house painting." */
export function workLine(name: string, { kind, group }: { kind?: string; group?: string }): string {
  const last = withoutPurpose(name).split(' ').at(-1) ?? '';
  if (given.test(last)) return `You give ${name}.`;
  if (taken.test(last)) return `You take ${name}.`;
  if (offered.test(last)) return `You offer ${name}.`;
  if (done.test(last) || isActivity(name)) return `You do ${name}.`;
  if (group === 'food') return `You sell ${name}.`;
  return `You ${kind !== undefined && worksOnThings.has(kind) ? 'work on' : 'offer'} ${name}.`;
}
