import { useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { CopyButton } from './copy-button.tsx';
import { findScripts, type ScriptInText, titleOf } from './find-scripts.ts';

interface Place extends ScriptInText {
  slot: Element;
}

/** Placed right after the title, so that it is read out with it, or below a script without a title. */
function makePlace(script: ScriptInText): Place {
  const slot = document.createElement('div');
  slot.setAttribute('data-copy', '');
  const title = titleOf(script.quote);
  if (title === undefined) script.quote.append(slot);
  else title.after(slot);
  return { ...script, slot };
}

interface CopyScriptsProps {
  /** The number of readable sections. */
  sectionCount: number;
}

/** A copy button for each script of the text; searches again when more text loads. */
export function CopyScripts({ sectionCount }: CopyScriptsProps) {
  const [places, setPlaces] = useState<readonly Place[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: unlocked sections add more scripts
  useLayoutEffect(() => {
    const made = findScripts(document).map(makePlace);
    setPlaces(made);
    return () => {
      for (const { slot } of made) slot.remove();
    };
  }, [sectionCount]);
  return places.map(({ slot, name, text }, index) =>
    createPortal(<CopyButton name={name} text={text} />, slot, String(index)),
  );
}
