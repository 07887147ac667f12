import { inCents, indemnityMost, indemnityYear, tradeLiabilityYear } from '#shared/content/fact-numbers.ts';
import { type FactId, printFact } from '#shared/content/facts.ts';
import { coveredState } from '#shared/domain/funding/funding-answers.ts';
import { printCents } from '../model/print-value.ts';
import type { FlaggedPhrase } from '../model/review-flag.ts';
import { checkWords } from './check-words.ts';
import type { Draft } from './draft.ts';
import { grantRows } from './grant-words.ts';
import {
  body,
  checklist,
  type DraftSection,
  heading,
  join,
  lead,
  say,
  type Ticked,
  table,
  type Words,
} from './write-blocks.ts';

export function dutiesPage(draft: Draft): DraftSection {
  const { person } = draft.model;
  const grants = grantRows(draft);
  return {
    id: 'duties',
    title: 'Rules, registrations and grants',
    blocks: [
      lead('duties-lead', dutiesLead(draft)),
      checklist('duties-list', [...always(draft), ...ofThePath(draft), ...ofThePerson(draft)]),
      heading('grants', 'Grants'),
      ...(grants.length === 0
        ? []
        : [
            body('grants-lead', 'Nothing below is in the cash table.'),
            table(
              'grants-table',
              'Grants to look into',
              ['Grant:left:26', 'Standing:left:20', 'What to know:left:54'],
              grants,
            ),
          ]),
      ...(person.state === coveredState ? [] : [body('grants-none', noneOf(person.state))]),
    ],
  };
}

/** The list has no grants of their state. */
const noneOf = (state: string | undefined): string =>
  state === undefined
    ? 'Without a state in your profile no state’s grants can be matched. Add it, or search business.gov.au/grants-and-programs with your suburb.'
    : `None of ${state}’s own is in our list: search business.gov.au/grants-and-programs, or ask your council.`;

const indemnityCents = [indemnityYear, indemnityMost].map(inCents);

/** The estimate that the plan's own figure for cover was taken from. */
function publishedCover(fact: Draft['fact'], cents: number): Words {
  const [kind, id]: [string, FactId] = indemnityCents.includes(cents)
    ? ['professional indemnity', 'professional-indemnity']
    : [
        'public liability',
        cents === inCents(tradeLiabilityYear) ? 'public-liability-trades' : 'public-liability',
      ];
  return say`Published estimates: ${kind} ${fact(id)}.`;
}

function dutiesLead({ model, teller }: Draft) {
  const { person } = model;
  return join(
    teller.tell(
      person.hasAbn
        ? {
            else: [
              'Your ABN stands; the rest is due before the first paid job.',
              'Go down this list once in {start-month}.',
            ],
          }
        : {
            else: [
              'No ABN yet: apply before your first invoice.',
              'Begin with the ABN, before the first paid job.',
            ],
          },
    ),
    person.country === 'Australia'
      ? null
      : `You wrote ${person.country} as your country. These are Australian rules: check each with an adviser where you live.`,
  );
}

function always({ model, figure, fact }: Draft): Ticked[] {
  const { person, gst, path } = model;
  const cover = path.insuranceYearCents.v;
  return [
    {
      text: person.hasAbn
        ? 'ABN: on your profile. Check that its details are today’s.'
        : 'Apply for an ABN, free, at abr.gov.au.',
      ticked: person.hasAbn,
      note: say`Where none is quoted, business customers may hold back ${fact('no-abn-withholding')}.`,
    },
    {
      text: 'Trade under your own name, or register a business name with ASIC first.',
      note: 'The fee is on asic.gov.au.',
    },
    {
      text: say`Keep every invoice, receipt and bank line for ${fact('record-years')}.`,
      note: 'A folder a month and one sheet are enough.',
    },
    {
      text: gstWords(gst.registerMonth, fact),
      note: gst.near
        ? 'Look at the rolling twelve months on the first of every month.'
        : say`The highest twelve of your first 24 months here: ${figure('cash', printCents(gst.highestRollingCents))}.`,
    },
    {
      text: 'Move the set-aside to its own account on the day you are paid.',
      note: 'It is tax, and not yours to spend.',
    },
    {
      text:
        cover === 0
          ? 'Ask one insurer whether this work needs cover, and keep the answer.'
          : say`Insurance: ${figure('insurance', printCents(cover))} a year is in the fixed costs.`,
      note: join(
        `Ask what it leaves out before the first ${path.demand.kind === 'traffic' ? 'sale' : 'job'}.`,
        cover > 0 && publishedCover(fact, cover),
      ),
    },
    {
      text: say`Card payments: no surcharge of your own since ${fact('surcharge-end')}.`,
      note:
        path.cardPayments.v > 0
          ? say`Counted here: ${figure('card-fee', printFact('card-fee'))}.`
          : 'None counted: buyers pay by transfer or through a platform.',
    },
    {
      text: 'Refunds and complaints follow the Australian Consumer Law.',
      note: 'accc.gov.au has the page for small business.',
    },
  ];
}

const gstWords = (registerMonth: number | null, fact: Draft['fact']) =>
  registerMonth === null
    ? say`GST: not before twelve months of sales reach ${fact('gst-threshold')}.`
    : say`GST: these sales reach ${fact('gst-threshold')} in twelve months around month ${String(registerMonth)}. Register within ${fact('gst-days')} of knowing it.`;

function ofThePath({ model }: Draft): Ticked[] {
  return model.path.checks.map((id) => {
    const { ask, whom } = checkWords[id];
    return { text: ask, note: `Ask: ${whom}.` };
  });
}

/** What the background says of somebody's position, before it costs them a payment or a visa. */
function ofThePerson({ model, life }: Draft): Ticked[] {
  const has = (code: FlaggedPhrase): boolean => model.flags.some((flag) => flag.code === code);
  return [
    ...(has('visa-limits')
      ? [
          {
            text: 'Your visa may limit hours, or work of your own: check before the first paid job.',
            note: 'Ask: immi.homeaffairs.gov.au, on your visa’s conditions.',
          },
        ]
      : []),
    ...(life.retired || has('income-support')
      ? [
          {
            text: 'If a pension or payment reaches you, report this income, which may change it.',
            note: 'Ask: Services Australia, before the first sale.',
          },
        ]
      : []),
  ];
}
