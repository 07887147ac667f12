import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ChipsField } from './chips-field.tsx';

afterEach(cleanup);

const answered = vi.fn<(value: string) => void>();

const submitted = vi.fn();

function Skills({ begin, error }: { begin: string; error?: string | undefined }) {
  const [value, setValue] = useState(begin);
  const change = (next: string) => {
    answered(next);
    setValue(next);
  };
  return (
    <form onSubmit={submitted}>
      <ChipsField
        id="skills"
        name="skills"
        label="Skills"
        noun="skill"
        suggestions={['Writing', 'Design']}
        value={value}
        error={error}
        onChange={change}
        onBlur={() => undefined}
      />
      <p data-testid="answer">{value}</p>
    </form>
  );
}

const ask = (begin = '', error?: string) => {
  render(<Skills begin={begin} error={error} />);
  return userEvent.setup();
};

const answer = () => screen.getByTestId('answer').textContent;

const own = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Add your own skill' });

describe('a question answered by chips', () => {
  it('is a labelled group of toggle buttons', async () => {
    const user = ask();
    expect(screen.getByRole('group', { name: 'Skills' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Writing' }));
    expect(screen.getByRole('button', { name: 'Writing', pressed: true })).toBeTruthy();
    expect(screen.getByRole('status').textContent).toBe('Writing added.');
    await user.click(screen.getByRole('button', { name: 'Writing', pressed: true }));
    expect(screen.getByRole('button', { name: 'Writing', pressed: false })).toBeTruthy();
    expect(screen.getByRole('status').textContent).toBe('Writing removed.');
    expect(answer()).toBe('');
  });

  it('is answered by keyboard alone', async () => {
    const user = ask();
    await user.tab();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Writing' }));
    await user.keyboard(' ');
    await user.tab();
    await user.tab();
    expect(document.activeElement).toBe(own());
    await user.keyboard('gardening{Enter}');
    expect(answer()).toBe('Writing, gardening');
    expect(own().value).toBe('');
    expect(submitted).not.toHaveBeenCalled();
  });

  it('takes the text before a comma, once, in any case', async () => {
    const user = ask();
    await user.type(own(), 'gardening,GARDENING,');
    expect(screen.getAllByRole('button', { name: /^Remove/ })).toHaveLength(1);
    expect(answer()).toBe('gardening');
  });

  it('counts the text that is still being typed', async () => {
    const user = ask('Writing');
    await user.type(own(), 'garden');
    expect(answered).toHaveBeenLastCalledWith('Writing, garden');
    expect(screen.queryByRole('button', { name: 'Remove garden' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Add skill' }));
    expect(screen.getByRole('button', { name: 'Remove garden' })).toBeTruthy();
  });

  it('shows custom answers, and removes them by name', async () => {
    const user = ask('Writing, gardening');
    await user.click(screen.getByRole('button', { name: 'Remove gardening' }));
    expect(answer()).toBe('Writing');
  });

  it('shows its error', () => {
    ask('', 'Please name at least one skill.');
    expect(own().getAttribute('aria-invalid')).toBe('true');
    const said = document.getElementById(own().getAttribute('aria-describedby') ?? '');
    expect(said?.textContent).toBe('Error: Please name at least one skill.');
  });
});
