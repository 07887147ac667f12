import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Button } from './button.tsx';

afterEach(cleanup);

it('spins a wheel only while it waits, and reserves its space before', () => {
  const wheels = () => document.querySelectorAll('.animate-spin').length;
  const { rerender } = render(<Button pending={false}>Save</Button>);
  expect(wheels()).toBe(0);
  expect(screen.getByText('Working…').firstElementChild?.className).toContain('size-5');
  rerender(<Button pending>Save</Button>);
  expect(wheels()).toBe(1);
});
