import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { YearFigure } from './year-figure.tsx';

afterEach(cleanup);

const brief = {
  path: 'brand-kit-week',
  title: 'Brand Kit in a Week',
  supportedCents: 130_000,
  byMonth: [20, 60, 100, 130, 130, 130].map((dollars) => dollars * 1000),
};

it('names the goal of its line, and the first month that reaches it', () => {
  const judged = { verdict: 'comfortable', targetCents: 100_000 } as const;
  render(<YearFigure brief={{ ...brief, judged }} className="" />);
  expect(screen.getByText('$1,000 goal')).toBeTruthy();
  const words = screen.getByText('goal passed in month 3');
  expect(words.querySelector('span')?.style.left).toMatch(/^41\.6/);
  expect(screen.getByText('$1,300').parentElement?.textContent).toBe('month 6: $1,300');
});

it('names its bars after their measure, or leaves it out for an older plan without one', () => {
  const caption = (measure?: 'income' | 'revenue') => {
    const { container } = render(
      <YearFigure brief={{ ...brief, ...(measure && { measure }) }} className="" />,
    );
    return container.querySelector('figcaption')?.textContent;
  };
  expect(caption('income')).toBe('Left each month before tax');
  expect(caption('revenue')).toBe('Sales paid for each month');
  expect(caption()).toBe('What each month supports');
});

it('is one bar when the goal is not supported: the share that the year reaches', () => {
  const judged = { verdict: 'not-supported', targetCents: 5_000_000 } as const;
  const { container } = render(<YearFigure brief={{ ...brief, judged }} className="" />);
  expect(screen.getByText(/in month 6$/).textContent).toBe('$1,300 of $50,000 in month 6');
  expect(container.querySelectorAll('rect')).toHaveLength(2);
  expect(screen.queryByText(/goal/)).toBeNull();
});

it('names no month when the goal is not reached or missing', () => {
  const judged = { verdict: 'stretch', targetCents: 200_000 } as const;
  render(<YearFigure brief={{ ...brief, judged }} className="" />);
  render(<YearFigure brief={brief} className="" />);
  expect(screen.getAllByText(/goal/)).toHaveLength(1);
  expect(screen.queryByText(/passed/)).toBeNull();
});
