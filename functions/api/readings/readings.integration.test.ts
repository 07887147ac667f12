import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, inject, it } from 'vitest';
import { callApi } from '#functions/testing/call-api.ts';

const check = {
  incomeGoal: '$1,200 a month before tax by next June',
  timePerWeek: '5-10h',
  budget: '<300',
  skills: 'clothing alterations, 9 years as a dressmaker',
  interests: 'fashion',
};
const read = (json: Record<string, unknown>) => callApi('/readings', { json });

describe('a reading', () => {
  it('says what five answers mean and names businesses in the person’s own trade', async () => {
    const { status, body } = await read(check);
    expect(status).toBe(200);
    const { outcome, summary, facts, businesses } = body.data;
    expect(outcome.kind).toBe('planned');
    expect(summary).toContain('$1,200 a month before tax');
    expect(facts.map(({ kind }: { kind: string }) => kind)).toEqual(
      expect.arrayContaining(['goal', 'skill', 'hours', 'money']),
    );
    expect(businesses.length).toBeGreaterThan(0);
    expect(businesses[0].id).toMatch(/^(alterations|dressmaking)/);
    expect(businesses[0].byMonth).toHaveLength(12);
  });

  it('reads the background from the run form and applies the rules of the person’s state', async () => {
    const content = 'I make and sell honey. I never want to do phone calls.';
    const { body } = await read({ ...check, content, state: 'Victoria', country: 'Australia' });
    expect(body.data.facts.some(({ kind }: { kind: string }) => kind === 'limit')).toBe(true);
  });

  it('uses the confirmed facts, and says which confirmed words are gone', async () => {
    const confirmed = {
      version: 1,
      hours: { low: 38, high: 38 },
      picked: { kind: 'own', what: 'kites', priceCents: 6000, costCents: 1000, hours: 1 },
      was: { hours: 'all week' },
    };
    const { status, body } = await read({ ...check, confirmed });
    expect(status).toBe(200);
    const { values, gone, businesses, chosen } = body.data;
    expect({ hours: values.hours, gone }).toEqual({ hours: { low: 38, high: 38 }, gone: ['hours'] });
    expect(businesses.at(-1)).toMatchObject({ id: chosen, title: 'Kites' });
    expect((await read({ ...check, confirmed: { version: 2 } })).status).toBe(400);
  });

  it('asks for a skill when there is none, and says what to do instead', async () => {
    const { body } = await read({ ...check, skills: 'nothing much', interests: 'tv' });
    expect(body.data.outcome.kind).toBe('needs-more');
    expect(body.data.outcome.ways.map(({ kind }: { kind: string }) => kind)).toEqual([
      'skill',
      'idea',
      'email',
    ]);
  });

  it.each([
    [{ skills: 'x'.repeat(501) }, 'Please keep the skills within 500 characters.'],
    [{ content: 'x'.repeat(10_001) }, 'Please keep the background within 10000 characters.'],
    [{ incomeGoal: 'x'.repeat(251) }, 'Please keep the income goal within 250 characters.'],
    [{ state: 'x'.repeat(61) }, 'Please keep the state and the country within 60 characters.'],
  ])('refuses answers that are longer than the form allows', async (long, sentence) => {
    const { status, body } = await read({ ...check, ...long });
    expect({ status, global: body.global }).toEqual({ status: 400, global: sentence });
  });

  it('needs every answer of the goal check', async () => {
    const { budget: _, ...four } = check;
    expect((await read(four)).status).toBe(400);
  });

  it('reads the longest background in time', async () => {
    const content = 'I fix doors, weekly $90 and, (. '.repeat(312);
    const startedMs = performance.now();
    expect((await read({ ...check, content })).status).toBe(200);
    expect(performance.now() - startedMs).toBeLessThan(5000);
  });

  it('leaves no word of its answers in a log or in the data', async () => {
    const word = 'zyzzyvaquilt';
    await read({ ...check, skills: `${word} making`, content: `My ${word} sold for $60 last year.` });
    const folder = inject('dataFolder');
    expect(readFileSync(join(folder, 'functions.log'), 'utf8')).toContain('readAnswers');
    const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((file) =>
      file.isFile(),
    );
    expect(files.length).toBeGreaterThan(1);
    for (const { parentPath, name } of files)
      expect(readFileSync(join(parentPath, name), 'latin1').includes(word), name).toBe(false);
  });
});
