"""Reads network.json back into the encoder, so that learning can go on from what it knows."""

import base64
import json

import numpy
import torch

WORDS = "words"


def unpack(file):
    with open(file, encoding="utf8") as text:
        weights = json.load(text)
    steps, numbers = (numpy.frombuffer(base64.b64decode(weights[name]), "<f4") for name in ("steps", "numbers"))
    whole = numpy.frombuffer(base64.b64decode(weights["bytes"]), numpy.int8)
    found, byte, step, number = {}, 0, 0, 0
    for name, (rows, columns) in weights["tables"].items():
        count = rows if name == WORDS else columns
        table = whole[byte : byte + rows * columns].reshape(rows, columns).astype(numpy.float32)
        size = steps[step : step + count]
        found[name] = torch.tensor(table * (size[:, None] if name == WORDS else size[None, :]))
        byte, step = byte + rows * columns, step + count
    lists = {}
    for name, count in weights["lists"].items():
        lists[name] = torch.tensor(numbers[number : number + count].copy())
        number += count
    return weights, found, lists


def copy(step, table, offset):
    if step.weight.shape == table.T.shape:
        step.weight.copy_(table.T)
        step.bias.copy_(offset)


def read_weights(encoder, unpacked):
    """Heads whose number of kinds has changed start from nothing."""
    _, tables, lists = unpacked
    with torch.no_grad():
        encoder.words.weight.copy_(tables[WORDS])
        encoder.places.copy_(lists["places"].view_as(encoder.places))
        norms = {"start": encoder.start}
        for number, layer in enumerate(encoder.layers):
            attend, bias = tables[f"attend{number}"].chunk(3, dim=1), lists[f"attend{number}"].chunk(3)
            for step, table, offset in zip((layer.query, layer.key, layer.value), attend, bias):
                copy(step, table, offset)
            for name in ("join", "widen", "narrow"):
                copy(getattr(layer, name), tables[f"{name}{number}"], lists[f"{name}{number}"])
            norms[f"first{number}"], norms[f"last{number}"] = layer.first, layer.last
        for name, norm in norms.items():
            norm.weight.copy_(lists[f"{name}-scale"])
            norm.bias.copy_(lists[f"{name}-shift"])
        for name, head in encoder.heads.items():
            if name in tables:
                copy(head, tables[name], lists[name])
