import type { Outcome } from '#shared/plan/describe/understanding.ts';
import { provider } from '#web/config/site-facts.ts';
import { InterestButton } from '../interest/interest-button.tsx';
import type { InterestWords, SendInterest } from '../interest/interest-words.ts';

const emailWords: InterestWords = {
  id: 'plan-my-work',
  title: 'Email me when you can plan my work',
  lead: 'We’ll email you once we can plan this work.',
  question: 'What’s the work?',
  action: 'Send',
};

interface WaysForwardProps {
  outcome: Outcome;
  heading?: 'h2' | 'h3';
  /** For people whose email we do not know; others write to us. */
  sendInterest?: SendInterest;
  /** Moves the focus to the question about the skill or the idea. */
  toField?: (kind: 'skill' | 'idea') => void;
}

/** Says why no plan can be made well, and what to do instead. */
export const WaysForward = ({
  outcome: { title, says, ways },
  heading: Heading = 'h3',
  sendInterest,
  toField,
}: WaysForwardProps) => (
  <div>
    <Heading className="text-xl">{title}</Heading>
    <p className="mt-1 wrap-anywhere">{says}</p>
    <ul className="mt-3 list-disc space-y-2 pl-5">
      {ways
        .filter(({ kind }) => kind !== 'email' || sendInterest || provider.email)
        .map(({ kind, says: way }) => (
          <li key={kind}>
            {kind === 'email' && !sendInterest
              ? 'Tell us about your work. We’ll write when we can plan it.'
              : way}{' '}
            {kind === 'email' && !sendInterest && (
              <a href={`mailto:${provider.email}?subject=Plan%20my%20work`} className="font-semibold">
                Email us
              </a>
            )}
            {kind === 'email' && sendInterest ? (
              <span className="mt-2 block">
                <InterestButton label="Email me" words={emailWords} send={sendInterest} variant="secondary" />
              </span>
            ) : (
              kind !== 'email' &&
              toField && (
                <button
                  type="button"
                  className="cursor-pointer font-semibold underline"
                  onClick={() => toField(kind)}
                >
                  {kind === 'skill' ? 'Add a skill' : 'Describe my idea'}
                </button>
              )
            )}
          </li>
        ))}
    </ul>
  </div>
);
