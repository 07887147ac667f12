import { cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { Modal } from './modal.tsx';

afterEach(cleanup);

function Asking({ dismissible = true }: { dismissible?: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Ask
      </button>
      <Modal
        open={open}
        title="Delete it?"
        dismissible={dismissible}
        onClose={() => setOpen(false)}
        actions={<button type="button">Delete</button>}
      >
        It cannot be undone.
      </Modal>
    </>
  );
}

const ask = async (props = {}) => {
  const user = userEvent.setup();
  render(<Asking {...props} />);
  await user.click(screen.getByRole('button', { name: 'Ask' }));
  return user;
};

/** Simulates Escape: a browser cancels the dialog unless the key itself was prevented. */
function pressEscape() {
  const dialog = screen.getByRole('dialog');
  if (!fireEvent.keyDown(dialog, { key: 'Escape' })) return;
  fireEvent(dialog, createEvent('cancel', dialog, { bubbles: false, cancelable: true }));
}

describe('a dialog', () => {
  it('has its title as its name, and renders nothing before it is opened', async () => {
    render(<Asking />);
    expect(screen.queryByText('It cannot be undone.')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Ask' }));
    expect(screen.getByRole('dialog', { name: 'Delete it?' }).textContent).toContain('It cannot be undone.');
  });

  it('starts with the focus on its title, not on the cross', async () => {
    await ask();
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Delete it?' }));
  });

  it('closes by its cross', async () => {
    const user = await ask();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByText('It cannot be undone.')).toBeNull();
  });

  it('closes by Escape', async () => {
    await ask();
    pressEscape();
    expect(screen.queryByText('It cannot be undone.')).toBeNull();
  });

  it('closes by a press outside it, and not by one inside', async () => {
    const user = await ask();
    await user.click(screen.getByText('It cannot be undone.'));
    expect(screen.queryByText('It cannot be undone.')).not.toBeNull();
    await user.click(screen.getByRole('dialog'));
    expect(screen.queryByText('It cannot be undone.')).toBeNull();
  });

  it('stays open while something is being sent', async () => {
    const user = await ask({ dismissible: false });
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
    await user.click(screen.getByRole('dialog'));
    expect(screen.queryByText('It cannot be undone.')).not.toBeNull();
    pressEscape();
    expect(screen.queryByText('It cannot be undone.')).not.toBeNull();
  });
});
