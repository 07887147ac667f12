import { Eye } from 'lucide-react';
import { ReturnedExample } from '#web/components/review/returned-example.tsx';
import { ReviewChecklist } from '#web/components/review/review-checklist.tsx';
import { TextLink } from '#web/components/text-link.tsx';
import { addresses } from '#web/config/addresses.ts';

const steps: readonly { title: string; text: string }[] = [
  {
    title: 'You submit your answers',
    text: 'What you can do, what you own, and what you want to earn. Change a draft as often as you like.',
  },
  {
    title: 'A person reads them',
    text: 'It takes 1–48 hours.',
  },
  {
    title: 'You hear why, either way',
    text: 'Approved, and your plan is made; or sent back with reasons. Pro includes one revision, Enterprise two.',
  },
];

function Steps() {
  return (
    <ol className="mt-5">
      {steps.map(({ title, text }, index) => (
        <li key={title} className="grid grid-cols-[2.5rem_1fr] border-t border-night-line py-3">
          <span aria-hidden className="font-serif text-2xl text-mist">
            {index + 1}
          </span>
          <div>
            <h3 className="text-lg">{title}</h3>
            <p className="mt-0.5 text-mist">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}

function Checklist() {
  return (
    <div className="flex flex-col rounded-md bg-sheet p-4 text-ink sm:p-6">
      <h3>The six-point review checklist</h3>
      <p className="mt-1 text-ink-soft">You can check them before we do.</p>
      <ReviewChecklist className="mt-4 grid grow *:items-center" />
      <p className="-mb-2 flex items-center gap-3 border-t border-line pt-2 sm:-mb-4">
        <Eye aria-hidden className="size-5 shrink-0 text-leaf" />
        <TextLink to={`${addresses.about()}#plan-making`}>Who reads it, and what they see</TextLink>
      </p>
    </div>
  );
}

/** The one dark band of the site: who stands between an answer and a plan. */
export function ReviewBand() {
  return (
    <section aria-labelledby="review" className="dark-band">
      <div className="page-width py-7 sm:py-14">
        <div className="grid gap-6 lg:grid-cols-[3fr_2fr] lg:gap-x-12">
          <div>
            <h2 id="review">How review works</h2>
            <p className="mt-2 max-w-measure text-mist">
              On Pro and Enterprise a person reads your answers before a plan is made from them. Basic has no
              review.
            </p>
            <Steps />
            <ReturnedExample />
          </div>
          <Checklist />
        </div>
      </div>
    </section>
  );
}
