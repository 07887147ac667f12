import { Check, Copy } from 'lucide-react';
import { useEffect, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '#web/components/button/button.tsx';
import { useCopied } from '#web/lib/page/copy-text.ts';

const toldMs = 2000;

interface CopyButtonProps {
  text: string;
  /** The name of the copied text for screen readers. */
  name: string;
}

/** Confirms the copy in its own place, and explains a failure in words. */
export function CopyButton({ text, name }: CopyButtonProps) {
  const { outcome, time, copy, forget } = useCopied();
  // biome-ignore lint/correctness/useExhaustiveDependencies: restarts with each press
  useEffect(() => {
    if (outcome !== 'copied') return;
    const timer = setTimeout(forget, toldMs);
    return () => clearTimeout(timer);
  }, [outcome, time]);
  const isCopied = outcome === 'copied';
  return (
    <span className="copy-button flex flex-wrap items-center gap-y-1 gap-x-3">
      <Button variant="secondary" label={`Copy “${name}”`} onClick={() => void copy(text)}>
        {isCopied ? <Check aria-hidden className="size-4" /> : <Copy aria-hidden className="size-4" />}
        {isCopied ? 'Copied' : 'Copy'}
      </Button>
      <span role="status" className={isCopied ? 'sr-only' : 'text-sm text-ink-soft'}>
        {isCopied && <span key={time}>Copied</span>}
        {outcome === 'failed' && (
          <span key={time}>Your browser won’t let us copy. Select the text and copy it yourself.</span>
        )}
      </span>
    </span>
  );
}

/** Words to copy from a text: a quote, usually below its own title. */
interface ScriptInText {
  quote: Element;
  /** “Message: clips for a sample”, or its first words. */
  name: string;
  text: string;
}

const wordsInName = 5;

const isElement = (node: Node): node is Element => 'tagName' in node;

const textOf = (node: Node): string => {
  if (node.nodeName === 'BR') return '\n';
  if (!isElement(node)) return (node.nodeValue ?? '').replaceAll(/\s+/g, ' ');
  const text = [...node.childNodes].map(textOf).join('');
  return node.classList.contains('blank') ? `[${text}]` : text;
};

const linesOf = (part: Element): string =>
  /^[OU]L$/.test(part.tagName)
    ? [...part.children]
        .map((item, index) => `${part.tagName === 'OL' ? `${index + 1}.` : '-'} ${textOf(item).trim()}`)
        .join('\n')
    : textOf(part)
        .replaceAll(/ *\n */g, '\n')
        .trim();

/** A script's title takes up its whole first paragraph. */
function titleOf(quote: Element): Element | undefined {
  const [first] = quote.children;
  const [only] = first?.children ?? [];
  return only?.tagName === 'STRONG' && first?.textContent === only.textContent ? first : undefined;
}

/** If any script of a text has a title, quotes without one are examples; otherwise all are scripts. */
export function findScripts(root: ParentNode): ScriptInText[] {
  const quotes = [...root.querySelectorAll('.reading blockquote')];
  const titled = quotes.filter((quote) => titleOf(quote) !== undefined);
  return (titled.length > 0 ? titled : quotes).map((quote) => {
    const title = titleOf(quote);
    const text = [...quote.children]
      .filter((part) => part !== title && !part.hasAttribute('data-copy'))
      .map(linesOf)
      .join('\n\n');
    const name = title?.textContent ?? `${text.split(/\s+/).slice(0, wordsInName).join(' ')} …`;
    return { quote, name, text };
  });
}

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
