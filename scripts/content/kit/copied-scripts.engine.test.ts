import { Window } from 'happy-dom';
import { describe, expect, it } from 'vitest';
import { copiedText } from '#web/features/path/kit/kit-part.tsx';
import { findScripts } from '#web/features/path/text/copy-scripts.tsx';
import { allPaths } from '../library.ts';
import { wholeLibrary } from '../testing/whole-library.ts';

/** Finds the scripts as the page does, in the built HTML. */
function scriptsOf(sections: readonly { html: string }[]) {
  const { document } = new Window();
  document.body.innerHTML = sections.map(({ html }) => `<div class="reading">${html}</div>`).join('');
  // The parser has different types, but it implements the browser's interface.
  return findScripts(document as unknown as Document).map(({ name, text: words }) => [
    name.toLowerCase(),
    words,
  ]);
}

describe('a copied script', () => {
  it('is the same on the page and in the kit, for every path', () => {
    for (const { meta, sections, workingKit } of allPaths(wholeLibrary)) {
      const inText = scriptsOf(sections);
      expect(inText.length, meta.slug).toBeGreaterThan(0);
      if (workingKit === null) continue;
      const inKit = workingKit.templates.map((template) => [
        `${template.kind}: ${template.title}`.toLowerCase(),
        copiedText(template),
      ]);
      expect(Object.fromEntries(inKit), meta.slug).toMatchObject(Object.fromEntries(inText));
    }
  });
});
