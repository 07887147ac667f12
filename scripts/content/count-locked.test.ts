import { describe, expect, it } from 'vitest';
import { countLocked, holdsOf } from './count-locked.ts';
import { samplePath } from './testing/sample-library.ts';

const words = (count: number): string => Array.from({ length: count }, () => 'word').join(' ');
const third = `### A heading

${words(30)}

- one
- ${words(20)}

| A | B | C |
| - | - | - |
| 1 | 2 | 3 |
| 4 | 5 | 6 |

> **Message: a hello**
>
> Hi, this is a message.

> An example of one.

\`\`\`flow Two candles
You | Melt the wax
You | Pour one
You | Pour another
\`\`\``;

describe('the locked part of a path', () => {
  it('is counted in sections, tables, pictures and minutes, without the open ones', () => {
    const { sections } = samplePath('> Open', '| A |\n| - |\n| 1 |', third, `${words(700)}\n\n> Again.`);
    expect(countLocked(sections)).toMatchObject({
      sections: 2,
      tables: 1,
      pictures: 1,
      minutes: 2,
    });
  });

  it('is counted for each section too', () => {
    const [section] = samplePath(`${third}\n\n**Checklist: what to bring**\n\n- a table\n- a float`).sections;
    if (section === undefined) throw new Error('no section');
    expect(holdsOf(section)).toEqual({ tables: 1, templates: 2, pictures: 1 });
  });

  it('is null when the whole path is open', () => {
    expect(countLocked(samplePath('One', 'Two').sections)).toBeNull();
  });
});
