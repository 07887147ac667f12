import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { PaymentNote } from './dashboard-page.tsx';

afterEach(cleanup);

it('a payment that is not listed is given fifteen minutes before support is suggested', () => {
  const { container } = render(<PaymentNote />);
  expect(container.textContent).toBe(
    'If a payment succeeded but is not listed, please wait 15 minutes, then contact support.',
  );
});
