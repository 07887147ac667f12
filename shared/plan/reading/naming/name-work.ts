import type { Lexicon } from '../lexicon.ts';
import type { Hit } from '../match/phrases.ts';
import type { Fact, PriceFact, Work } from '../reading.ts';
import { factIn, isChip, type ReadSentence } from '../text.ts';
import { cardName } from './card-name.ts';
import { readDeeds, stemsOf } from './deeds.ts';
import { type Title, titlesOf } from './titles.ts';

const covers = ({ text }: ReadSentence, hit: Hit, name = text.trim()): boolean =>
  hit.to - hit.from >= Math.min(name.length, text.trim().length) - 1;

/** Trades of the catalogue that are called so, and those of the person's skills that have it as a task. */
function tradesOf(
  { sentence, from, to, name }: Title,
  sentences: readonly ReadSentence[],
): Pick<Work, 'trades' | 'tasks'> {
  const isSkill = sentence.field === 'skills';
  const skills = sentences.filter(({ field }) => field === 'skills');
  const listed = new Set(
    skills.flatMap((one) =>
      one.hits.filter((hit) => ['title', 'task'].includes(hit.list) && covers(one, hit)).map(({ id }) => id),
    ),
  );
  const inside = sentence.hits.filter((hit) => hit.from >= from && hit.to <= to);
  const whole = isSkill ? inside.filter((hit) => covers(sentence, hit, name)) : inside;
  const tasks = whole.filter(({ list }) => list === 'task').map(({ id }) => id);
  // "Authorised marriage celebrant" is a marriage celebrant.
  const end = sentence.text.trimEnd().length;
  const isEnd = (hit: Hit) => isSkill && hit.to >= end - 1 && hit.next - hit.first > 1;
  const titles = inside
    .filter((hit) => hit.list === 'title' && (whole.includes(hit) || isEnd(hit)))
    .map(({ id }) => id);
  const own = !isSkill && !name.includes(' for ') ? tasks.filter((id) => listed.has(id)) : [];
  return { trades: [...new Set([...titles, ...own])], tasks: [...new Set(tasks)] };
}

/** The first skill, where the roles of words are not known. */
function firstSkill(sentences: readonly ReadSentence[], { workWords }: Lexicon): Title[] {
  return sentences
    .filter((one) => one.field === 'skills' && !one.roles && !one.isSilent && !isChip(one))
    .flatMap((sentence): Title[] => {
      const name = cardName(sentence.text, workWords);
      const roots = name ? stemsOf(name) : [];
      return name && roots.length > 0
        ? [{ name, roots, sentence, from: 0, to: sentence.text.length, points: 1, title: 0 }]
        : [];
    });
}

/** A mention says this much of the work. */
const mentionPoints = 1.5;

/** The name of what the person sells, as on a card: "fermented hot sauces", "chess lessons". */
export function nameWork(
  sentences: readonly ReadSentence[],
  { lexicon, prices }: { lexicon: Lexicon; prices: readonly Fact<PriceFact>[] },
): Fact<Work> | undefined {
  const [title] = [...titlesOf(sentences, lexicon), ...firstSkill(sentences, lexicon)];
  if (!title) return undefined;
  const { name, roots, sentence, from, to, points } = title;
  return factIn(sentence, {
    id: 'work',
    value: {
      name,
      roots,
      points: Math.round(points * mentionPoints * 10) / 10,
      title: Math.round(title.title * 10) / 10,
      isSure: true,
      ...tradesOf(title, sentences),
      deeds: readDeeds(sentences, roots, { prices, deeds: lexicon.workWords.deeds }),
    },
    from,
    to,
    certainty: 'inferred',
  });
}
