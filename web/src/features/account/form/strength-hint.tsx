import type { ReactNode } from 'react';
import type { PasswordOwner } from '#shared/domain/account/password-flaw.ts';
import { passwordMinLength } from '#shared/domain/account/password-limits.ts';
import { type PasswordStrength, passwordStrength } from '#shared/domain/account/password-strength.ts';
import { classNames } from '#web/components/class-names.ts';

const looks: Record<PasswordStrength, { text: string; marks: number; bar: string }> = {
  'too-short': { text: `Too short: use at least ${passwordMinLength} characters`, marks: 1, bar: 'bg-ochre' },
  refused: { text: 'Too easy to guess: try a short sentence', marks: 1, bar: 'bg-brick' },
  'easy-to-guess': { text: 'Easy to guess: longer is stronger', marks: 1, bar: 'bg-ochre' },
  fair: { text: 'Fair: longer is stronger', marks: 2, bar: 'bg-ochre' },
  good: { text: 'Good', marks: 3, bar: 'bg-leaf' },
  strong: { text: 'Strong', marks: 4, bar: 'bg-leaf' },
};

interface StrengthHintProps {
  password: string;
  owner?: PasswordOwner | undefined;
}

export default function StrengthHint({ password, owner }: StrengthHintProps): ReactNode {
  const { text, marks, bar } = looks[passwordStrength(password, owner)];
  return (
    <span className="flex flex-wrap items-center gap-x-3 overflow-clip max-sm:justify-between">
      <span>
        <span className="sr-only">Password strength: </span>
        {text}
      </span>
      {/* It has no height, so where it does not fit next to the text, it moves nothing and is hidden below the line. */}
      <span aria-hidden className="grid h-0 w-10 grid-cols-4 gap-1 sm:w-24">
        {[1, 2, 3, 4].map((mark) => (
          <span key={mark} className={classNames('h-1 rounded-full', mark <= marks ? bar : 'bg-line')} />
        ))}
      </span>
    </span>
  );
}
