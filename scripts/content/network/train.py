"""Teaches the network the labelled customers and questions: see README.md."""

import argparse
import collections
import json
import random
import re

import torch
from encoder import LINK_WIDTH, Encoder, start_from
from heads import learn_kinds, learn_titles, learn_trades, mean_of
from heads import read as read_all
from read_weights import read_weights, unpack
from texts import MOST_OF_QUESTION, NAMES, NO_TAG, QUESTION, UNKNOWN, pieces_of, told, windows
from torch.nn import functional as F
from write_weights import write_weights

# So many pieces are learned from at once.
BATCH = 3000
HEADS_FASTER = 5
TOPICS_COUNT = 0.3
LINKS_COUNT = 0.3
STATES_COUNT, PERIODS_COUNT = 0.4, 0.3
# MiniLM's list starts with the pieces that are used most.
COMMON, MARKS_AND_LETTERS = 16_000, 1_000
ENDS = {".", "!", "?", "[unused0]"}


def read_arguments():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("texts")
    parser.add_argument("start", help="all-minilm-l6-v2.onnx")
    parser.add_argument("tokenizer", help="all-minilm-l6-v2-tokenizer.json")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--rate", type=float, default=2.5e-4)
    parser.add_argument("--from", dest="known", help="network.json to go on from")
    parser.add_argument("--others", type=float, default=1, help="share of customers without states in a round")
    parser.add_argument("--out", default="shared/content/reading/network.json")
    return parser.parse_args()


def choose_pieces(full, texts):
    """The pieces that are common or in our texts, in MiniLM's order."""
    used = collections.Counter(
        piece
        for customer in texts["learn"]
        for words in customer["answers"].values()
        for word in words
        for piece in pieces_of(word["text"], full)
    )
    used.update(piece for one in texts["questions"] for piece in pieces_of(one["question"], full))
    is_plain = re.compile(r"(##)?[a-z0-9]+$")

    def is_kept(piece, number):
        if piece in used or piece in ("[PAD]", UNKNOWN, "[CLS]", "[SEP]", "[unused0]"):
            return True
        if piece.startswith("[unused"):
            return False
        return number < COMMON and (number < MARKS_AND_LETTERS or is_plain.match(piece))

    return [piece for piece, number in sorted(full.items(), key=lambda one: one[1]) if is_kept(piece, number)]


class Texts:
    """Everything to learn, as numbers of pieces with tags, or with a topic."""

    def __init__(self, texts, pieces):
        self.numbers = {piece: number for number, piece in enumerate(pieces)}
        self.topics = ["none", *sorted({one["topic"] for one in texts["questions"]} - {"none"})]
        self.customers = [self.customer(one) for one in texts["learn"]]
        self.compared = [self.customer(one) for one in texts["compare"]]
        self.questions = [
            self.framed(
                [told(QUESTION)]
                + [told([piece]) for piece in pieces_of(one["question"], self.numbers)[:MOST_OF_QUESTION]],
                topic=self.topics.index(one["topic"]),
            )
            for one in texts["questions"]
        ]

    def customer(self, one):
        answers = {
            kind: [
                (pieces_of(word["text"], self.numbers), word["tag"], (kind, number))
                for number, word in enumerate(words)
            ]
            for kind, words in one["answers"].items()
        }
        said = {
            (kind, number): (word.get("state", NO_TAG), word.get("per", NO_TAG))
            for kind, words in one["answers"].items()
            for number, word in enumerate(words)
        }
        links = [(kind, link) for kind, found in one["links"].items() for link in found]
        return answers, links, said

    def framed(self, words, links=(), topic=NO_TAG, said=None):
        """The first piece of a word has its tags. Of the links, those count whose words are all there."""
        nothing = (NO_TAG, NO_TAG, NO_TAG)
        pieces, tags, places = [self.numbers["[CLS]"]], [nothing], {}
        for parts, tag, word in words:
            places[word] = len(pieces)
            pieces += [self.numbers[part] for part in parts]
            tags += [(tag, *(said or {}).get(word, nothing[1:]))] + [nothing] * (len(parts) - 1)
        placed = []
        for kind, link in links:
            to = [places.get((kind, number)) for number in link["to"]]
            start = places.get((kind, link["from"]))
            if start is not None and None not in to:
                placed.append((start, to, [*link["right"], not any(link["right"])]))
        return [*pieces, self.numbers["[SEP]"]], [*tags, nothing], topic, placed

    def windows_of(self, answers):
        return windows(answers)

    def round(self, others=1.0):
        """Some customers without their skills or goal, and some sentences by themselves, as people also write."""
        found = list(self.questions)
        for answers, links, said in self.customers:
            has_states = any(state != NO_TAG for state, _ in said.values())
            if not has_states and random.random() > others:
                continue
            chance = random.random()
            left_out = ("skills",) if chance < 0.2 else ("goal",) if chance < 0.3 else ()
            found += [self.framed(window, links, said=said) for window in windows(answers, left_out)]
            if random.random() < 0.25:
                found += self.sentence(answers["content"], said)
        return found

    def sentence(self, story, said):
        starts = [0] + [at + 1 for at, (parts, _, _) in enumerate(story) if parts[0] in ENDS and at + 1 < len(story)]
        place = random.randrange(len(starts))
        end = starts[place + 1] if place + 1 < len(starts) else len(story)
        words = story[starts[place] : end]
        return [self.framed([told(NAMES["content"]), *words], said=said)] if len(words) > 2 else []


def batches(texts):
    texts = sorted(texts, key=lambda one: len(one[0]) + random.random() * 20)
    found, batch = [], []
    for one in texts:
        if batch and len(one[0]) * (len(batch) + 1) > BATCH:
            found.append(batch)
            batch = []
        batch.append(one)
    found.append(batch)
    random.shuffle(found)
    return found


def packed(batch):
    length = max(len(one[0]) for one in batch)
    pieces = torch.zeros(len(batch), length, dtype=torch.long)
    tags = torch.full((len(batch), length, 3), NO_TAG)
    mask = torch.zeros(len(batch), length, dtype=torch.bool)
    for row, (numbers, tagged, _, _) in enumerate(batch):
        pieces[row, : len(numbers)] = torch.tensor(numbers)
        tags[row, : len(tagged)] = torch.tensor(tagged)
        mask[row, : len(numbers)] = True
    return pieces, mask, tags, torch.tensor([one[2] for one in batch])


def points(encoder, pieces, mask):
    with torch.autocast("cpu", dtype=torch.bfloat16):
        text = encoder(pieces, mask)
        mean = (text * mask[..., None]).sum(1) / mask.sum(1, keepdim=True)
        found = {name: head(mean if name == "topics" else text).float() for name, head in encoder.heads.items()}
    return found


def link_loss(links, batch):
    """A word looks for the word it belongs to, or for none."""
    found = [(row, *one) for row, (_, _, _, placed) in enumerate(batch) for one in placed]
    if not found:
        return torch.zeros(())
    widest = max(len(to) for _, _, to, _ in found)
    rows = torch.tensor([row for row, *_ in found])
    starts = torch.tensor([start for _, start, _, _ in found])
    ends = torch.tensor([to + [0] * (widest - len(to)) for _, _, to, _ in found])
    given = torch.tensor([[True] * len(to) + [False] * (widest - len(to)) + [True] for _, _, to, _ in found])
    right = torch.tensor([told[:-1] + [False] * (widest - len(to)) + told[-1:] for _, _, to, told in found])
    looking = links[rows, starts]
    waiting = links[rows[:, None], ends][..., LINK_WIDTH : 2 * LINK_WIDTH]
    each = (looking[:, None, :LINK_WIDTH] * waiting).sum(-1) / LINK_WIDTH**0.5
    scores = torch.cat([each, looking[:, -1:]], dim=1).masked_fill(~given, -1e9)
    of_right = scores.masked_fill(~right, -1e9).logsumexp(1)
    return (scores.logsumexp(1) - of_right).mean()


PER_WORD = ("roles", "states", "periods")


def right_of(encoder, texts):
    """How many words of the customers to compare with get their role, state and period, where they have one."""
    encoder.eval()
    right, count = collections.Counter(), collections.Counter()
    framed = [texts.framed(one, said=said) for answers, _, said in texts.compared for one in windows(answers)]
    with torch.no_grad():
        for batch in batches(framed):
            pieces, mask, tags, _ = packed(batch)
            found = points(encoder, pieces, mask)
            for place, name in enumerate(PER_WORD):
                told = tags[..., place]
                has_tag = told > 0 if name == "roles" else told >= 0
                right[name] += (found[name].argmax(-1) == told)[has_tag].sum().item()
                count[name] += has_tag.sum().item()
    encoder.train()
    return ", ".join(f"{name} {right[name] / max(1, count[name]):.1%}" for name in PER_WORD)


def main():
    arguments = read_arguments()
    torch.manual_seed(1)
    random.seed(1)
    with open(arguments.texts, encoding="utf8") as file:
        read = json.load(file)
    with open(arguments.tokenizer, encoding="utf8") as file:
        full = json.load(file)["model"]["vocab"]
    kept = unpack(arguments.known) if arguments.known else None
    pieces = kept[0]["pieces"] if kept else choose_pieces(full, read)
    texts = Texts(read, pieces)
    sizes = {
        "roles": len(read["tags"]),
        "states": len(read["states"]),
        "periods": len(read["periods"]),
        "topics": len(texts.topics),
    }
    encoder = Encoder(len(pieces), sizes)
    if kept:
        read_weights(encoder, kept)
    else:
        start_from(encoder, arguments.start, torch.tensor([full[piece] for piece in pieces]))
    heads = list(encoder.heads.parameters())
    body = [one for name, one in encoder.named_parameters() if not name.startswith(("heads", "places"))]
    optimizer = torch.optim.AdamW([{"params": body}, {"params": heads}], weight_decay=0.01)
    steps, step = len(batches(texts.round(arguments.others))) * arguments.rounds, 0
    for number in range(arguments.rounds):
        for batch in batches(texts.round(arguments.others)):
            rate = arguments.rate * min(1, (step + 1) / 100) * max(0.02, 1 - step / steps)
            for group, faster in zip(optimizer.param_groups, (1, HEADS_FASTER)):
                group["lr"] = rate * faster
            numbers, mask, tags, topics = packed(batch)
            found = points(encoder, numbers, mask)
            loss = LINKS_COUNT * link_loss(found["links"], batch)
            for place, (name, counts) in enumerate(zip(PER_WORD, (1, STATES_COUNT, PERIODS_COUNT))):
                told_of = tags[..., place].flatten()
                if (told_of >= 0).any():
                    loss = loss + counts * F.cross_entropy(found[name].flatten(0, 1), told_of, ignore_index=NO_TAG)
            if (topics >= 0).any():
                loss = loss + TOPICS_COUNT * F.cross_entropy(found["topics"], topics, ignore_index=NO_TAG)
            optimizer.zero_grad()
            loss.backward()
            torch.nn.utils.clip_grad_norm_(encoder.parameters(), 1.0)
            optimizer.step()
            step += 1
            if step % 100 == 0:
                print(f"{step} of {steps}: {loss.item():.3f}", flush=True)
        print(f"round {number + 1}: right {right_of(encoder, texts)}", flush=True)
    known = read_all(encoder, texts, texts.customers)
    trades, of_trades = learn_trades(read["learn"], known)
    asked = [mean_of(encoder, pieces) for pieces, *_ in texts.questions]
    heads = {
        "topics": learn_kinds(asked, [one["topic"] for one in read["questions"]], texts.topics),
        "titles": learn_titles(read["learn"], known, read["tags"]),
        "trades": of_trades,
    }
    named = {"madeFrom": read["madeFrom"], "pieces": pieces, "topics": texts.topics, "trades": trades}
    write_weights(encoder, arguments.out, named=named, heads=heads)


main()
