import { type ReactNode, useId } from 'react';

interface ProfileGroupProps {
  title: string;
  note: string;
  children: ReactNode;
}

/** Answers that are used in the same place. */
export function ProfileGroup({ title, note, children }: ProfileGroupProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="border-t border-line pt-5">
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      <p className="mt-1 mb-5 text-ink-soft">{note}</p>
      <div className="flex flex-col gap-5">{children}</div>
    </section>
  );
}
