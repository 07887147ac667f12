import { useSyncExternalStore } from 'react';

let message = '';
let tell: (() => void) | undefined;

/** Announces a sentence to screen readers without moving the focus. */
export const announce = (sentence: string): void => {
  message = sentence;
  tell?.();
};

const subscribe = (listener: () => void): (() => void) => {
  tell = listener;
  return () => {
    tell = undefined;
  };
};

export function Announcer() {
  const sentence = useSyncExternalStore(
    subscribe,
    () => message,
    () => '',
  );
  return (
    <div aria-live="polite" className="sr-only">
      {sentence}
    </div>
  );
}
