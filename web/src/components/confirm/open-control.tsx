import { useLayoutEffect, useRef, useState } from 'react';
import { type Confirmed, confirmedKinds } from '#shared/plan/confirm/confirmed.ts';
import { Button } from '../button/button.tsx';
import { ConfirmControl, type ControlKind } from './confirm-control.tsx';
import { type ConfirmProps, clearFact, setPart } from './control-parts.tsx';
import type { LoadTrades } from './trade-picker.tsx';

interface OpenControlProps extends ConfirmProps {
  kind: ControlKind;
  loadTrades: LoadTrades;
  /** Whether the focus goes to its first field; false when it opens automatically. */
  takesFocus: boolean;
  /** The field that the question is about, if it is not the first. */
  about?: string | undefined;
  onDone: () => void;
}

function undo(value: Confirmed, kind: ControlKind): Confirmed {
  const whole = confirmedKinds.find((one) => one === kind);
  return whole ? clearFact(value, whole) : setPart(value, kind, undefined);
}

/** A control below the fact or question that it sets. */
export function OpenControl({ takesFocus, about, onDone, ...props }: OpenControlProps) {
  const { kind, value, onChange } = props;
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!takesFocus) return;
    const first = 'input, select, button:not([tabindex="-1"])';
    const find = (fields: string) => box.current?.querySelector<HTMLElement>(fields);
    (find(about ?? first) ?? find(first))?.focus();
  }, [takesFocus, about]);
  return (
    <div ref={box} className="mt-3 border-l-4 border-leaf pl-3 sm:pl-4">
      <ConfirmControl {...props} />
      <div className="mt-4 flex flex-wrap gap-3">
        <Button variant="secondary" onClick={onDone}>
          Done
        </Button>
        {value[kind] !== undefined && (
          <Button variant="quiet" onClick={() => onChange(undo(value, kind))}>
            Undo my change
          </Button>
        )}
      </div>
    </div>
  );
}

interface Opened {
  kind: ControlKind;
  /** The question or the group of facts that it opened under. */
  at: string;
  takesFocus: boolean;
}

export const openerId = (at: string): string => `confirm-${at.replaceAll(/[^\w-]+/g, '-')}`;

/** One control is open at a time. Closing it returns the focus to its opener. */
export function useOpenControl() {
  const [opened, setOpened] = useState<Opened>();
  return {
    opened,
    open: (kind: ControlKind, at: string, takesFocus = true) => setOpened({ kind, at, takesFocus }),
    close: () => {
      if (!opened) return;
      setOpened(undefined);
      // The opener may be gone; then the list takes the focus.
      requestAnimationFrame(() =>
        (document.getElementById(openerId(opened.at)) ?? document.getElementById(openerId('list')))?.focus(),
      );
    },
  };
}

export type OpenControls = ReturnType<typeof useOpenControl>;
