import { Check } from 'lucide-react';

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

export function ReviewSteps() {
  return (
    <section aria-labelledby="review" className="border-y border-line bg-sheet">
      <div className="page-width grid gap-12 py-12 sm:py-16 lg:grid-cols-2 lg:gap-16">
        <div>
          <h2 id="review">How review works</h2>
          <p className="mt-3 max-w-measure">
            On Pro and Enterprise a person reads what you submit before a plan is made from it. Basic goes
            straight to the finished plan, without a review.
          </p>
          <ol className="mt-6">
            {steps.map(({ title, text }, index) => (
              <li key={title} className="grid grid-cols-[2.5rem_1fr] border-t border-line py-4">
                <span aria-hidden className="font-serif text-2xl text-leaf tabular-nums">
                  {index + 1}
                </span>
                <div>
                  <h3 className="text-lg">{title}</h3>
                  <p className="mt-1">{text}</p>
                </div>
              </li>
            ))}
          </ol>
        </div>
        <div>
          <h2 className="text-xl">The six-point review checklist</h2>
          <p className="mt-3">The same six points for everybody, so that you can check them before we do.</p>
          <ul className="mt-6">
            {checklist.map(({ name, text }) => (
              <li key={name} className="grid grid-cols-[2rem_1fr] border-t border-line py-3">
                <Check aria-hidden className="mt-1 size-5 text-leaf" />
                <p>
                  <strong className="font-semibold">{name}.</strong> {text}
                </p>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
