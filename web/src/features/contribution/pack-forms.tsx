import { type SubmitEvent, useState } from 'react';
import { formatAud } from '#shared/domain/tokens/format-amount.ts';
import type { Cents } from '#shared/domain/tokens/money.ts';
import { Button } from '#web/components/button/button.tsx';
import { contributionPacks } from './contribution-amount.ts';

export interface LeavingForm {
  action: string;
  leaving: boolean;
  onLeave: (event: SubmitEvent<HTMLFormElement>) => void;
}

/** One real form an amount, so that they work before any script does. */
export function PackForms({ action, leaving, onLeave }: LeavingForm) {
  const [chosen, setChosen] = useState<Cents>();
  return (
    <ul className="grid gap-3 sm:grid-cols-3 lg:grid-cols-1">
      {contributionPacks.map((amount) => (
        <li key={amount}>
          <form
            method="post"
            action={action}
            className="flex flex-col"
            onSubmit={(event) => {
              onLeave(event);
              if (!event.defaultPrevented) setChosen(amount);
            }}
          >
            <input type="hidden" name="amount" value={amount} />
            <Button type="submit" pending={leaving && chosen === amount} pendingText="Opening…">
              Give {formatAud(amount)}
            </Button>
          </form>
        </li>
      ))}
    </ul>
  );
}
