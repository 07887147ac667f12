import { Check, X } from 'lucide-react';

/** The stops of each process, in order. */
const ways = {
  password: {
    title: 'Reset your password',
    stops: [
      ['Enter your email', 'The one you signed up with.'],
      ['Open the link we send you', 'It works once, for 30 minutes.'],
      ['Choose a new password', 'You’ll be logged out everywhere.'],
    ],
  },
  change: {
    title: 'When you change your password',
    stops: [
      ['Enter your current one', 'So we know it’s you.'],
      ['The new one works straight away', 'We’ll email you to confirm.'],
      ['Your other devices are logged out', 'Log in there with the new one.'],
    ],
  },
  plan: {
    title: 'Your plan',
    stops: [
      ['You choose a plan', 'At the price you agreed to.'],
      ['You pay and it opens', 'You pay once. Nothing renews.'],
      ['You answer six questions', 'Your draft saves as you type.'],
    ],
  },
  email: {
    title: 'Verify your email',
    stops: [
      ['Sign up', 'We’ve sent you a link.'],
      ['Open the link in our email', 'Use the latest one.'],
      ['Submit your plan', 'Once your email is verified.'],
    ],
  },
} as const;

export interface Way {
  to: keyof typeof ways;
  /** The index of the current stop. The number of stops means all done; undefined means unknown. */
  at?: number;
  /** The process failed at this stop. */
  broken?: boolean;
  /** Replaces the name and text of the current stop, or of the first, where its own would be untrue. */
  named?: string;
}

const standingOf = ({ at = -1, broken = false }: Way, index: number) =>
  index < at ? 'done' : index > at ? 'ahead' : broken ? 'broken' : 'now';

const words = { done: 'done', now: 'you are here', broken: 'this didn’t work', ahead: 'to come' } as const;

/** Shows the progress through a page's steps, in the dark panel next to it. */
export function WayThere({ way }: { way: Way }) {
  const { title: end, stops } = ways[way.to];
  return (
    <aside aria-labelledby="way-there" className="came-for on-night">
      <div>
        <h2 id="way-there">{end}</h2>
        <ol className="steps-ahead mt-5 [counter-reset:step] max-md:mt-4">
          {stops.map(([title, text], index) => {
            const named = index === (way.at ?? 0) ? way.named : undefined;
            const standing = standingOf(way, index);
            return (
              <li
                className="max-md:pb-3.5 not-last:min-h-16 last:pb-0"
                key={title}
                data-standing={standing}
                aria-current={standing === 'now' || standing === 'broken' ? 'step' : undefined}
              >
                {standing === 'done' && <Check aria-hidden className="stop-sign noscript:hidden" />}
                {standing === 'broken' && <X aria-hidden className="stop-sign" />}
                <p className="font-serif text-lg leading-snug font-semibold">
                  {named ?? title}
                  <span className="sr-only noscript:hidden">, {words[standing]}</span>
                </p>
                {named === undefined && <p className="mt-1 text-mist">{text}</p>}
              </li>
            );
          })}
        </ol>
      </div>
    </aside>
  );
}
