"""Learns what names the business, its trade and the topics of questions from what the taught network makes of them."""

import random
import re

import torch
from torch import nn
from torch.nn import functional as F

OWN = "own"
NAMING = ("main", "sells")
# Words of a name that say nothing of the work, and where the place of the business starts.
SMALL = set("in of for the a an and to at on from with by near around my our home mobile service services".split())
ENDINGS = ("ing", "ers", "er", "ies", "es", "s", "ed", "e", "y")
# A stretch that shares so little with the name does not name it.
LEAST_ALIKE = 0.3
NEARLY = 0.9
TITLE_ROUNDS, KIND_ROUNDS = 6, 40
LEAST_SPREAD = 0.05


def stem(word):
    word = re.sub(r"[^a-z]", "", re.sub(r"['’]s$", "", word.lower()))
    for ending in ENDINGS:
        if word.endswith(ending) and len(word) - len(ending) >= 3:
            return word[: -len(ending)]
    return word


def stems(text):
    return {stem(word) for word in re.findall(r"[A-Za-z’']+", text) if word.lower() not in SMALL and len(word) > 1} - {""}


def stretches(words, tags):
    """The place and the words of each stretch that may name the business."""
    found, at = [], 0
    while at < len(words):
        role = tags[words[at]["tag"]].rstrip("+")
        end = at + 1
        if role in NAMING:
            while end < len(words) and tags[words[end]["tag"]] == role:
                end += 1
            found.append((at, " ".join(word["text"] for word in words[at:end])))
        at = end
    return found


def read(encoder, texts, customers):
    """For each customer what the network makes of each word, and the mean of its texts."""
    encoder.eval()
    found = []
    with torch.no_grad():
        for answers, *_ in customers:
            words, means = {}, []
            for window in texts.windows_of(answers):
                pieces = torch.tensor([texts.framed(window)[0]])
                with torch.autocast("cpu", dtype=torch.bfloat16):
                    text = encoder(pieces, torch.ones_like(pieces, dtype=torch.bool))[0].float()
                means.append(text.mean(0))
                at = 1
                for parts, _, word in window:
                    if word:
                        words[word] = text[at].clone()
                    at += len(parts)
            found.append((words, torch.stack(means).mean(0)))
    return found


def learn_titles(told, known, tags):
    """The stretch that shares most with the name of the business is its name."""
    choices = []
    for one, (words, _) in zip(told, known):
        name = stems(one.get("name", "").split(" in ")[0])
        spans = [
            (words[(kind, at)], stems(text))
            for kind, said in one["answers"].items()
            for at, text in stretches(said, tags)
            if (kind, at) in words
        ]
        alike = [2 * len(own & name) / max(1, len(own) + len(name)) for _, own in spans]
        if alike and max(alike) >= LEAST_ALIKE:
            right = torch.tensor([share >= NEARLY * max(alike) for share in alike])
            choices.append((torch.stack([vector for vector, _ in spans]), right))
    step = nn.Linear(choices[0][0].shape[1], 1)
    optimizer = torch.optim.AdamW(step.parameters(), lr=3e-3)
    for _ in range(TITLE_ROUNDS):
        random.shuffle(choices)
        for start in range(0, len(choices), 32):
            loss = torch.zeros(())
            for vectors, right in choices[start : start + 32]:
                points = step(vectors)[:, 0]
                loss = loss + points.logsumexp(0) - points[right].logsumexp(0)
            optimizer.zero_grad()
            (loss / 32).backward()
            optimizer.step()
    return step


def mean_of(encoder, pieces):
    """The mean of what the network makes of a text."""
    encoder.eval()
    with torch.no_grad(), torch.autocast("cpu", dtype=torch.bfloat16):
        numbers = torch.tensor([pieces])
        return encoder(numbers, torch.ones_like(numbers, dtype=torch.bool))[0].float().mean(0)


def learn_kinds(means, kinds, names):
    """A step from the mean of a text to what kind it is."""
    means, right = torch.stack(means), torch.tensor([names.index(kind) for kind in kinds])
    # A column that hardly differs says nothing.
    middle, spread = means.mean(0), means.std(0).clamp(min=LEAST_SPREAD)
    even = (means - middle) / spread
    step = nn.Linear(even.shape[1], len(names))
    optimizer = torch.optim.AdamW(step.parameters(), lr=5e-3, weight_decay=0.1)
    for _ in range(KIND_ROUNDS):
        order = torch.randperm(len(even))
        for start in range(0, len(even), 128):
            batch = order[start : start + 128]
            optimizer.zero_grad()
            F.cross_entropy(step(even[batch]), right[batch]).backward()
            optimizer.step()
    with torch.no_grad():
        step.weight.div_(spread)
        # The weights are kept as whole numbers of a step: the offset is for what they are then.
        size = step.weight.abs().max(dim=1, keepdim=True).values / 127
        step.weight.copy_((step.weight / size).round() * size)
        step.bias.sub_(step.weight @ middle)
    return step


def learn_trades(told, known):
    named = [(mean, one["trade"]) for one, (_, mean) in zip(told, known) if "trade" in one]
    trades = [OWN, *sorted({trade for _, trade in named} - {OWN})]
    return trades, learn_kinds([mean for mean, _ in named], [trade for _, trade in named], trades)
