import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { FormError, type FormErrorProps } from './form-error.tsx';

afterEach(cleanup);

const show = (props: Partial<FormErrorProps> = {}) =>
  render(
    <>
      <FormError title="Please look at two answers again." {...props} />
      <input id="email" aria-label="Email" />
      <input id="name" aria-label="Name" />
    </>,
  );

const fields = [
  { id: 'name', message: 'Please tell us your name.' },
  { id: 'email', message: 'Please enter a valid email address.' },
];

describe('the errors of a form', () => {
  it('are announced, and take the focus when no field has it', () => {
    show({ takesFocus: true });
    expect(screen.getByRole('alert').textContent).toBe('Please look at two answers again.');
    expect(document.activeElement).toBe(screen.getByRole('alert'));
  });

  it('say below what was kept, and do not look like errors when it is only too early', () => {
    show({ note: 'Nothing you typed is lost.', isEarly: true });
    screen.getByText('Nothing you typed is lost.');
    expect(screen.getByRole('alert').className).not.toContain('brick');
  });

  it('do not take the focus later, while the last answer is corrected', () => {
    const { rerender } = show();
    const name = screen.getByRole('textbox', { name: 'Name' });
    name.focus();
    rerender(
      <>
        <FormError title="Please look at two answers again." takesFocus />
        <input id="email" aria-label="Email" />
        <input id="name" aria-label="Name" />
      </>,
    );
    expect(document.activeElement).toBe(name);
  });

  it('are announced once, and not again while they are corrected', () => {
    const [first, ...others] = fields;
    const { rerender } = show({ fields });
    expect(screen.getByRole('alert').hasAttribute('aria-live')).toBe(false);
    rerender(<FormError title="Please look at one answer again." fields={others} />);
    expect(screen.getByRole('alert').getAttribute('aria-live')).toBe('off');
    rerender(
      <FormError
        key="again"
        title="Please look at two answers again."
        fields={[...others, ...(first ? [first] : [])]}
      />,
    );
    expect(screen.getByRole('alert').hasAttribute('aria-live')).toBe(false);
  });

  it('otherwise leave the focus where it is', () => {
    show();
    expect(document.activeElement).toBe(document.body);
  });

  it('link to each field in order, without changing the address', async () => {
    show({ fields });
    const links = screen.getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual(fields.map(({ message }) => message));
    const before = location.href;
    await userEvent.click(screen.getByRole('link', { name: 'Please enter a valid email address.' }));
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Email' }));
    expect(location.href).toBe(before);
  });

  it('link there by keyboard, too', async () => {
    show({ fields });
    const user = userEvent.setup();
    await user.tab();
    await user.keyboard('{Enter}');
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Name' }));
  });

  it('have room for one next step', () => {
    show({ children: <a href="/contact">Contact us</a> });
    expect(screen.getByRole('alert').contains(screen.getByRole('link', { name: 'Contact us' }))).toBe(true);
  });
});
