import { ReturnedExample } from './returned-example.tsx';

const steps: readonly { title: string; text: string }[] = [
  {
    title: 'You submit your answers',
    text: 'Skills, interests, budget, weekly hours, income goal and what stands in your way. Drafts are yours to change until you submit.',
  },
  {
    title: 'A person reads them',
    text: 'Usually within 1 to 48 hours. Nothing is approved just because time ran out.',
  },
  {
    title: 'You hear why, either way',
    text: 'Approved, and your plan is made; or sent back with reasons beside the fields they concern. Pro includes one revision, Enterprise two.',
  },
];

const checklist: readonly { name: string; text: string }[] = [
  { name: 'Goal', text: 'Your income goal is read the way you meant it: amount, period and deadline.' },
  { name: 'Hours', text: 'The work, the selling and the admin fit into the week you have.' },
  { name: 'Price', text: 'What you would charge covers your costs and a fair hour of your own.' },
  { name: 'Cash', text: 'The lowest point of the year stays within the budget you named.' },
  { name: 'Licence', text: 'Work that needs a licence, or that we do not plan for, is caught early.' },
  { name: 'Sources', text: 'Every figure that is not yours says where it comes from and how old it is.' },
];

function Steps() {
  return (
    <ol className="mt-6">
      {steps.map(({ title, text }, index) => (
        <li key={title} className="grid grid-cols-[2.5rem_1fr] border-t border-night-line py-4">
          <span aria-hidden className="font-serif text-2xl text-mist tabular-nums">
            {index + 1}
          </span>
          <div>
            <h3 className="text-lg">{title}</h3>
            <p className="mt-1 text-mist">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}

function Checklist() {
  return (
    <div className="mt-10 border-t border-night-line pt-8 lg:mt-14">
      <h3>The six-point review checklist</h3>
      <p className="mt-2 text-mist">
        The same six points for everybody, so that you can check them before we do.
      </p>
      <ul className="mt-6 grid gap-x-10 gap-y-5 sm:grid-cols-2 lg:grid-cols-3">
        {checklist.map(({ name, text }) => (
          <li key={name} className="border-l-2 border-wattle pl-4">
            <p className="font-semibold">{name}</p>
            <p className="mt-0.5 text-mist">{text}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The one dark band of the site: who stands between an answer and a plan. */
export function ReviewBand() {
  return (
    <section aria-labelledby="review" className="dark-band">
      <div className="page-width py-14 sm:py-20">
        <div className="grid gap-10 lg:grid-cols-[6fr_5fr] lg:gap-16">
          <div>
            <h2 id="review">How review works</h2>
            <p className="mt-3 max-w-measure text-mist">
              On Pro and Enterprise a person reads what you submit before a plan is made from it. Basic goes
              straight to the finished plan, without a review.
            </p>
            <Steps />
          </div>
          <ReturnedExample />
        </div>
        <Checklist />
      </div>
    </section>
  );
}
