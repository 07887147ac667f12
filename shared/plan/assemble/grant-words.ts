import { printDay } from '../goal/calendar.ts';
import type { GrantMatch } from '../model/match-grants.ts';
import type { Draft } from './draft.ts';
import { listed } from './print-figures.ts';
import { join, say, type Words } from './write-blocks.ts';

const stageNames = {
  idea: 'an idea',
  'pre-revenue': 'before the first sale',
  mvp: 'a first working version',
  launch: 'a launch',
  'first-home': 'a first home',
} as const;

/** No grant is called eligible: a plan was never asked its funding stage, so each prints with its condition. */
export function grantRows(draft: Draft): Words[][] {
  return draft.model.grants
    .filter(({ status }) => status !== 'hidden')
    .filter(({ id }) => id !== 'nsw-firsthomebuyer' || wantsHome(draft))
    .map((grant) => [
      grant.title,
      grant.status === 'closed' ? 'closed' : 'depends on your stage',
      grantDetail(draft, grant),
    ]);
}

/** Help with a home is for those who speak of one. */
const wantsHome = ({ model }: Draft): boolean =>
  /\b(?:deposit|first home|house|mortgage)\b/i.test(
    `${model.input.answers.incomeGoal}\n${model.person.background.slice(0, 2000)}`,
  );

function grantDetail({ fact, model }: Draft, grant: GrantMatch): Words {
  const stages = listed(
    grant.stages.map((stage) => stageNames[stage]),
    'or',
  );
  if (grant.status === 'closed')
    return `The round we know of closed on ${printDay(grant.closedOn ?? '')}; see nsw.gov.au.`;
  return join(
    `For ${stages}.`,
    grant.needsAbn && !model.person.hasAbn && 'It asks for an ABN, which your profile does not show.',
    grant.id === 'sea-support' &&
      say`Income support, up to ${fact('self-employment-weeks')}: ask a provider before you register.`,
    grant.id === 'nsw-firsthomebuyer' && 'It pays nothing towards this business.',
  );
}
