import { Window } from 'happy-dom';
import { describe, expect, it } from 'vitest';
import { findScripts } from '#web/features/path/copy/find-scripts.ts';
import { copiedText } from '#web/features/path/kit/template-text.ts';
import { allPaths } from '../library.ts';
import { wholeLibrary } from '../testing/whole-library.ts';

/** As the page finds them in the text that the build made. */
function scriptsOf(sections: readonly { html: string }[]) {
  const { document } = new Window();
  document.body.innerHTML = sections.map(({ html }) => `<div class="reading">${html}</div>`).join('');
  // Its types are its own, but it is made to stand for a browser's.
  return findScripts(document as unknown as Document).map(({ name, text: words }) => [
    name.toLowerCase(),
    words,
  ]);
}

describe('what is copied from a text', () => {
  it('is what its kit copies, of every path', () => {
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
