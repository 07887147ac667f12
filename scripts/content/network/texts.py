"""Pieces of words and windows of answers, as shared/plan/reading/network makes them."""

import re
import unicodedata

MOST_PIECES = 384
MARKS = 2
MOST_HEAD = 110
MOST_BACK = 40
NO_TAG = -100
RUN = re.compile(r"[^\W_]+|\S")
PARAGRAPH = "[unused0]"
UNKNOWN = "[UNK]"
LONGEST_WORD = 60
PLAIN = str.maketrans({"’": "'", "‘": "'", "“": '"', "”": '"', "–": "-", "—": "-"})
NAMES = {"goal": ["goal", ":"], "skills": ["skills", ":"], "content": ["story", ":"]}
QUESTION = ["question", ":"]
MOST_OF_QUESTION = 100


def split(word, known):
    if len(word) > LONGEST_WORD:
        return [UNKNOWN]
    found, start = [], 0
    while start < len(word):
        end = len(word)
        while end > start and ("##" if start else "") + word[start:end] not in known:
            end -= 1
        if end == start:
            return [UNKNOWN]
        found.append(("##" if start else "") + word[start:end])
        start = end
    return found


def pieces_of(text, known):
    if not text.strip():
        return [PARAGRAPH]
    letters = unicodedata.normalize("NFD", text.lower())
    plain = "".join(letter for letter in letters if unicodedata.category(letter) != "Mn").translate(PLAIN)
    return [piece for word in RUN.findall(plain) for piece in split(word, known)] or [UNKNOWN]


def size(words):
    return sum(len(pieces) for pieces, _, _ in words)


def told(pieces):
    """Words that are there for the context."""
    return (pieces, NO_TAG, None)


def bare(words):
    return [told(pieces) for pieces, _, _ in words]


def take(words, start, room):
    end = start
    while end < len(words) and len(words[end][0]) <= room:
        room -= len(words[end][0])
        end += 1
    return words[start : max(end, start + 1)]


def back(words, start):
    first, room = start, MOST_BACK
    while first > 0 and len(words[first - 1][0]) <= room:
        first -= 1
        room -= len(words[first][0])
    return bare(words[first:start])


def windows(answers, left_out=()):
    """Lists of (pieces, tag, (kind, number of the word)). A word that is there for the context has neither."""
    head = []
    for kind in ("goal", "skills"):
        if kind not in left_out:
            head += [told(NAMES[kind]), *answers[kind]]
    short = bare(take(head, 0, MOST_HEAD))
    story, most = answers["content"], MOST_PIECES - MARKS
    is_long, found, start = size(head) > 2 * MOST_HEAD, [], 0
    while is_long and start < len(head):
        part = take(head, start, most)
        found.append(part)
        start += len(part)
    start = 0
    while True:
        before = (head if start == 0 and not is_long else short) + [told(NAMES["content"])]
        if start > 0:
            before = before + back(story, start)
        part = take(story, start, most - size(before))
        found.append(before + part)
        start += max(1, len(part))
        if start >= len(story):
            return found
