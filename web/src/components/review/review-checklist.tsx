import { CircleCheck } from 'lucide-react';

const points: readonly { name: string; text: string }[] = [
  { name: 'Goal', text: 'Read as you meant it: amount, period and deadline.' },
  { name: 'Hours', text: 'Work, selling and admin fit into your week.' },
  { name: 'Price', text: 'It covers your costs and a fair hour of your own.' },
  { name: 'Cash', text: 'The year’s lowest point stays within your budget.' },
  { name: 'Licence', text: 'Work that needs one, or that we do not plan for, is caught.' },
  { name: 'Sources', text: 'Each figure that is not yours has a source and a date.' },
];

/** What a reviewer holds answers against. */
export const ReviewChecklist = ({ className }: { className?: string }) => (
  <ul className={className}>
    {points.map(({ name, text }) => (
      <li key={name} className="flex gap-3 border-t border-line py-2.5">
        <CircleCheck aria-hidden className="mt-0.5 size-5 shrink-0 text-leaf" />
        <p>
          <strong className="font-semibold">{name}</strong> <span>{text}</span>
        </p>
      </li>
    ))}
  </ul>
);
