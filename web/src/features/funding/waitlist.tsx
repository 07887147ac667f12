import { Link } from 'react-router-dom';
import * as z from 'zod';
import { interestEmail } from '#shared/contract/interest.ts';
import { type ElsewhereAnswers, waitlistCategory } from '#shared/domain/funding/funding-answers.ts';
import { Button } from '#web/components/button/button.tsx';
import { FormRefusal } from '#web/components/form/form-refusal.tsx';
import { TextField } from '#web/components/form/text-field.tsx';
import { useDraftForm } from '#web/components/form/use-draft-form.ts';
import { ThankYou } from '#web/components/thank-you.tsx';
import { addresses } from '#web/config/addresses.ts';
import { sendInterest } from '#web/lib/api/send-interest.ts';
import { stateWords } from './state-words.ts';

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

export interface WaitlistProps {
  answers: ElsewhereAnswers;
  /** The email that has joined. */
  joined: string | undefined;
  onJoined: (email: string) => void;
}

/** The waitlist of a state we do not cover yet, then thanks. */
export default function Waitlist({ answers, joined, onJoined }: WaitlistProps) {
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
