import { X } from 'lucide-react';
import { type MouseEvent, type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { classNames } from '../class-names.ts';
import { useScrollEdges } from './use-scroll-edges.ts';

const barLook = 'shrink-0 px-5 sm:px-6';

const bodyLook =
  'min-h-0 grow overflow-y-auto overscroll-contain px-5 pt-2 pb-4 focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-leaf sm:px-6';

/** Full width on a phone. */
const windowLook =
  'rises h-dvh max-w-[66rem] max-sm:max-h-none [@media(height<30rem)]:max-h-none max-sm:w-full max-sm:max-w-none max-sm:rounded-none max-sm:border-0';

/** Fades the bottom when more text follows, so that no line is cut. */
const fadesBelow = '[mask-image:linear-gradient(#000_calc(100%-2.5rem),transparent)]';

const edgeBelow = 'relative z-10 shadow-under';

const edgeAbove = 'relative z-10 shadow-over';

interface ModalProps {
  open: boolean;
  title: string;
  children: ReactNode;
  /** The question to answer before the buttons, always visible above them. */
  consent?: ReactNode;
  /** The buttons at the bottom. */
  actions?: ReactNode;
  onClose: () => void;
  /** Whether Escape, the cross and a press outside close it; false while something is being sent. */
  dismissible?: boolean;
  /** On a phone it slides up from the bottom, at full width. */
  sheet?: boolean;
  /** The action cannot be undone, so of stacked buttons the cancelling one comes first. */
  final?: boolean;
  /** It fills the whole window, and its children fill the space below the title. */
  fills?: boolean;
}

/**
 * A native modal dialog: the browser traps the focus and returns it. Title and buttons stay visible, and the
 * content between them scrolls. The focus starts on the title, so that nothing is pressed unread.
 */
export function Modal({
  open,
  title,
  children,
  consent,
  actions,
  onClose,
  dismissible = true,
  sheet = false,
  final = false,
  fills = false,
}: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const headingId = useId();
  const { scrolls, before: above, after: below } = useScrollEdges(body, open);

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!open || element === null) return;
    element.showModal();
    heading.current?.focus();
    // Closed before it unmounts; otherwise the focus would not return.
    return () => element.close();
  }, [open]);

  // Browsers close a dialog at the second Escape even when `cancel` is prevented, so the key itself is
  // prevented.
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
    // biome-ignore lint/a11y/useKeyWithClickEvents: keyboard users have Escape and the cross
    <dialog
      ref={dialog}
      aria-labelledby={headingId}
      className={classNames(
        'm-auto max-h-[calc(100dvh-2rem)] w-[calc(100%-2rem)] flex-col overflow-hidden rounded-md border border-line bg-sheet p-0 text-ink shadow-float backdrop:bg-ink/50 open:flex',
        fills ? windowLook : 'max-w-lg',
        sheet && 'modal-sheet',
      )}
      onCancel={(event) => {
        event.preventDefault();
        if (dismissible) onClose();
      }}
      onClick={pressBackdrop}
    >
      {open && (
        <>
          <div
            className={classNames(
              barLook,
              'flex items-start justify-between gap-4 pt-5',
              fills && '[@media(height<30rem)]:pt-3',
              above && edgeBelow,
              fills && 'border-b border-line',
            )}
          >
            <h2
              ref={heading}
              id={headingId}
              tabIndex={-1}
              className={classNames(
                'font-serif font-semibold focus:outline-none',
                fills ? 'pb-4 text-lg [@media(height<30rem)]:pb-2' : 'pb-2 text-2xl',
              )}
            >
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
          {/* Makes it scrollable by keyboard. */}
          <div
            ref={body}
            tabIndex={scrolls && !fills ? 0 : undefined}
            className={
              fills
                ? 'grid min-h-0 grow grid-rows-[minmax(0,1fr)_auto]'
                : classNames(bodyLook, below && fadesBelow)
            }
          >
            {children}
          </div>
          {(consent ?? actions) !== undefined && (
            <div className={classNames(barLook, 'border-t border-line bg-sheet py-3', below && edgeAbove)}>
              {consent}
              {actions !== undefined && (
                <div
                  className={classNames(
                    'flex justify-end gap-3 py-1 *:grow max-sm:gap-2 max-sm:*:px-2 sm:*:grow-0',
                    final ? 'flex-wrap' : 'flex-wrap-reverse',
                  )}
                >
                  {actions}
                </div>
              )}
            </div>
          )}
        </>
      )}
    </dialog>
  );
}
