import { useState } from 'react';
import { Link } from 'react-router-dom';
import * as z from 'zod';
import { seaSupport } from '#shared/content/grants/sea-support.ts';
import { programsOf, stateProgramsListedOn } from '#shared/content/grants/state-programs.ts';
import { interestEmail } from '#shared/contract/interest.ts';
import {
  type ElsewhereAnswers,
  type FundingState,
  waitlistCategory,
} from '#shared/domain/funding/funding-answers.ts';
import { Button } from '#web/components/button/button.tsx';
import { Card } from '#web/components/card.tsx';
import { formatDay } from '#web/components/date-time/format-day.ts';
import { FormRefusal } from '#web/components/form/form-refusal.tsx';
import { TextField } from '#web/components/form/text-field.tsx';
import { useDraftForm } from '#web/components/form/use-draft-form.ts';
import { ThankYou } from '#web/components/notice/thank-you.tsx';
import { ExternalLink } from '#web/components/text/external-link.tsx';
import { addresses } from '#web/config/addresses.ts';
import { sendInterest } from '#web/lib/api/public-calls.ts';
import { stateWords } from './matches.ts';

const schema = z.object({ email: interestEmail });

const empty = { email: '' };

const secrets = [] as const;

const descriptionOf = ({ abn, stage, state }: ElsewhereAnswers): string =>
  [
    `Waitlist for grants: ${state}`,
    ...(stage === undefined ? [] : [`stage ${stage}`]),
    ...(abn === undefined ? [] : [`${abn ? 'with' : 'without'} an ABN`]),
  ].join(', ');

function WaitlistForm({ answers, onSent }: { answers: ElsewhereAnswers; onSent: (email: string) => void }) {
  const { form, text, pending, refusal, attempts } = useDraftForm({
    id: 'waitlist',
    empty,
    schema,
    secrets,
    leavesPage: true,
    send: async ({ email }) => {
      const category = waitlistCategory(answers.state);
      const refused = await sendInterest({ email, description: descriptionOf(answers), category });
      if (refused === undefined) onSent(email);
      return refused;
    },
  });
  return (
    <form
      {...form}
      className="waitlist gap-4 grid grid-cols-1 lg:items-start lg:grid-cols-[minmax(0,1fr)_auto]"
    >
      <FormRefusal refusal={refusal} attempts={attempts} />
      <TextField
        {...text('email')}
        label="Email"
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <div className="lg:mt-[calc(1lh+0.25rem)] lg:grid lg:min-h-[calc(1lh+1.25rem+2px)]">
        <Button type="submit" pending={pending} pendingText="Sending…">
          Join the waitlist
        </Button>
      </div>
    </form>
  );
}

interface WaitlistProps {
  answers: ElsewhereAnswers;
  /** The email that has joined. */
  joined: string | undefined;
  onJoined: (email: string) => void;
}

/** The waitlist of a state we do not cover yet, then thanks. */
function Waitlist({ answers, joined, onJoined }: WaitlistProps) {
  if (joined === undefined) return <WaitlistForm answers={answers} onSent={onJoined} />;
  return (
    <>
      <ThankYou>
        We’ll email {joined} when we cover {stateWords(answers.state)}’s grants.
      </ThankYou>
      <p className="my-3">
        In the meantime,{' '}
        <Link to={addresses.buildPath({ ref: 'funding' })}>find a path that fits your hours and budget</Link>
      </p>
    </>
  );
}

function WaitlistPart({ answers }: { answers: ElsewhereAnswers }) {
  const [joined, setJoined] = useState<string>();
  const where = answers.state === 'Other' ? 'other states' : answers.state;
  return (
    <div>
      <h2 className="text-xl">
        {joined === undefined ? `Tell me when you cover ${where}` : `You’re on the waitlist for ${where}`}
      </h2>
      {joined === undefined && <p className="mt-1">We’ll email you once.</p>}
      <div className="mt-5 min-h-36">
        <Waitlist answers={answers} joined={joined} onJoined={setJoined} />
      </div>
    </div>
  );
}

function Programs({ state }: { state: FundingState }) {
  const rows = [
    ...programsOf(state),
    {
      name: seaSupport.title,
      what: `${seaSupport.amount} and coaching, in every state`,
      href: seaSupport.official.href,
    },
  ];
  return (
    <div>
      <h2 className="text-xl">
        Government programs{state === 'Other' ? ' in other states' : ` in ${state}`}
      </h2>
      <ul className="mt-2 divide-y divide-line">
        {rows.map(({ name, what, href }) => (
          <li key={name} className="py-2">
            <ExternalLink href={href}>{name}</ExternalLink>
            <p>{what}</p>
          </li>
        ))}
      </ul>
      <p className="mt-2 text-sm text-ink-soft">
        Listed {formatDay(stateProgramsListedOn)}. We haven’t checked who can apply.
      </p>
    </div>
  );
}

/** For states we do not cover: their own programs, and a waitlist for ours. */
export default function OtherState({ answers }: { answers: ElsewhereAnswers }) {
  return (
    <Card className="grid gap-x-14 gap-y-5 md:grid-cols-2">
      <Programs state={answers.state} />
      <div className="max-md:border-t max-md:border-line max-md:pt-4 md:border-l md:border-line md:pl-14">
        <WaitlistPart key={answers.state} answers={answers} />
      </div>
    </Card>
  );
}
