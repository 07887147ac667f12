import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { SaleAction } from './sale-action.tsx';

afterEach(cleanup);

it.each([
  ['locked', false, 'Unlock', null],
  ['locked', true, 'Wait…', 'true'],
  ['checking', false, 'Wait…', 'true'],
] as const)(
  'the button of a path that is %s says, while the log-in page opens (%s), “%s”',
  (kind, leaving, says, busy) => {
    render(<SaleAction access={{ kind }} text="Unlock" leaving={leaving} onClick={() => undefined} />);
    const button = screen.getByRole('button');
    expect(button.getAttribute('aria-disabled')).toBe(busy);
    const shown = [...button.querySelectorAll('.col-start-1')].filter(
      (face) => !face.classList.contains('invisible'),
    );
    expect(shown.map((face) => face.textContent)).toEqual([says]);
  },
);
