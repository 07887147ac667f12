import { classNames } from '../class-names.ts';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';

const base =
  'inline-flex min-h-11 items-center justify-center gap-2 rounded-sm border px-[min(1.25rem,6.25vw)] py-2.5 text-base font-semibold ' +
  'text-center leading-tight no-underline transition-colors duration-150 ' +
  'focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-leaf';

const looks: Record<ButtonVariant, string> = {
  // Forced-colours mode paints all backgrounds alike, so the edge marks the primary button.
  primary:
    'border-leaf bg-leaf text-sheet hover:border-leaf-strong hover:bg-leaf-strong cursor-pointer forced-colors:border-3',
  secondary: 'border-line-strong bg-sheet text-leaf hover:border-leaf hover:bg-leaf-tint cursor-pointer',
  quiet: 'border-transparent text-leaf underline underline-offset-4 hover:bg-leaf-tint cursor-pointer',
  danger: 'border-brick bg-sheet text-brick hover:bg-brick hover:text-sheet cursor-pointer',
};
const disabledLook = 'border-line bg-line text-ink-soft cursor-not-allowed';

export interface ButtonLook {
  variant?: ButtonVariant;
  disabled?: boolean;
  /** Full width on a phone. */
  wide?: boolean;
}

export const buttonLook = ({ variant = 'primary', disabled = false, wide = false }: ButtonLook): string =>
  classNames(base, disabled ? disabledLook : looks[variant], wide && 'w-full sm:w-auto');
