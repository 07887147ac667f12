import type { Draft } from './draft.ts';
import { riskWords } from './risk-words.ts';
import { firstName } from './slot-values.ts';
import { type DraftSection, heading, join, lead, say, script, table } from './write-blocks.ts';

export function risksPage(draft: Draft): DraftSection {
  const { model, figure, words } = draft;
  const worst = model.risks[0];
  const score = (value: number) => figure('risk', String(value));
  const own = [...words.risks]
    .sort((a, b) => b.likelihood * b.impact - a.likelihood * a.impact)
    .slice(0, model.tier === 'ENTERPRISE' ? 6 : 4);
  return {
    id: 'risks',
    title: 'What can go wrong, and what you do then',
    blocks: [
      lead(
        'risks-lead',
        worst
          ? say`By the figures, ${firstLower(plainRisk(draft))}: ${score(worst.score)} of 9.`
          : 'Eight risks, graded by your figures.',
      ),
      table(
        'risks-table',
        'Eight risks, worst first',
        [
          'Risk:left:20',
          'What triggers it:left:22',
          'Likely:right:9',
          'Impact:right:9',
          'Score:right:8',
          'First sign, then what you do:left:34',
        ],
        model.risks.map((risk) => {
          const text = riskWords(draft, risk);
          return [
            text.risk,
            text.trigger,
            score(risk.likelihood),
            score(risk.impact),
            score(risk.score),
            risk.triggered ? join(text.firstSign, text.response) : 'Not set off by your figures.',
          ];
        }),
      ),
      heading('own-risks', 'Of this path in particular'),
      table(
        'own-risks-table',
        'Risks that come with this work',
        ['Risk:left:34', 'First sign:left:26', 'What you do:left:40'],
        own.map(({ risk, firstSign, response }) => [risk, firstSign, response]),
      ),
    ],
  };
}

const plainRisk = (draft: Draft): string => {
  const [worst] = draft.model.risks;
  const text = worst && riskWords(draft, worst).risk;
  return typeof text === 'string' ? text : '';
};
const firstLower = (text: string): string => `${text.charAt(0).toLowerCase()}${text.slice(1)}`;

export function scriptsPage(draft: Draft): DraftSection {
  const { words, model } = draft;
  return {
    id: 'scripts',
    title: 'Words to send and to say',
    blocks: [
      lead(
        'scripts-lead',
        draft.pick('scripts', [
          'Fill the square brackets; send them so ten times.',
          'Change one sentence at a time.',
          'Read each aloud before you send it.',
        ]),
      ),
      ...words.scripts.map(({ id, title, when, lines }) =>
        script(`script-${id}`, {
          title,
          when,
          lines: lines.map((line) => fillIn(line, model.input.profile.name)),
        }),
      ),
    ],
  };
}

/** Their own first name, where it is one word of letters; any other blank stays for them to fill. */
const fillIn = (line: string, name: string): string => {
  const first = firstName(name);
  return first === undefined ? line : line.replace(/^\[(?:Your|First) name\]/, first);
};
