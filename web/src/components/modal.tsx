import { X } from 'lucide-react';
import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react';

export interface ModalProps {
  open: boolean;
  title: string;
  children: ReactNode;
  /** The buttons at its foot. */
  actions?: ReactNode;
  onClose: () => void;
  /** Whether Escape, the cross and a press beside it close it; not while something is being sent. */
  dismissible?: boolean;
}

/** A native modal dialog: the browser keeps the focus inside and gives it back. */
export function Modal({ open, title, children, actions, onClose, dismissible = true }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const headingId = useId();

  useEffect(() => {
    const element = dialog.current;
    if (!open || element === null) return;
    element.showModal();
    // Closed before it is taken out of the page: else the focus would not go back.
    return () => element.close();
  }, [open]);

  // Browsers close a dialog at the second Escape whatever `cancel` is answered, so the key itself is held.
  useEffect(() => {
    if (!open || dismissible) return;
    const hold = (event: KeyboardEvent) => {
      if (event.key === 'Escape') event.preventDefault();
    };
    document.addEventListener('keydown', hold, { capture: true });
    return () => document.removeEventListener('keydown', hold, { capture: true });
  }, [open, dismissible]);

  const pressBackdrop = (event: MouseEvent) => {
    if (dismissible && event.target === dialog.current) onClose();
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard has Escape and the cross
    <dialog
      ref={dialog}
      aria-labelledby={headingId}
      className="m-auto w-[calc(100%-2rem)] max-h-[calc(100dvh-2rem)] max-w-lg overflow-y-auto overscroll-contain rounded-md border border-line bg-sheet p-0 text-ink shadow-float backdrop:bg-ink/50"
      onCancel={(event) => {
        event.preventDefault();
        if (dismissible) onClose();
      }}
      onClick={pressBackdrop}
    >
      {open && (
        <>
          <div className="flex items-start justify-between gap-4 px-5 pt-5 sm:px-6">
            <h2 id={headingId} className="font-serif text-2xl font-semibold">
              {title}
            </h2>
            {dismissible && (
              <button
                type="button"
                aria-label="Close"
                className="-mt-2 -mr-2 inline-flex size-11 shrink-0 cursor-pointer items-center justify-center rounded-sm text-ink-soft hover:bg-leaf-tint hover:text-ink focus-visible:outline-2 focus-visible:outline-leaf"
                onClick={onClose}
              >
                <X aria-hidden className="size-5" />
              </button>
            )}
          </div>
          <div className="px-5 py-4 sm:px-6">{children}</div>
          {actions !== undefined && (
            <div className="sticky bottom-0 flex flex-col-reverse gap-3 border-t border-line bg-sheet px-5 py-4 sm:flex-row sm:justify-end sm:px-6">
              {actions}
            </div>
          )}
        </>
      )}
    </dialog>
  );
}
