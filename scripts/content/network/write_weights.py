"""Writes the weights as shared/plan/reading/network/weights.ts describes them."""

import base64
import json

import numpy
import torch


class Packed:
    def __init__(self):
        self.tables, self.lists = {}, {}
        self.bytes, self.steps, self.numbers = [], [], []

    def table(self, name, values, each="column"):
        values = values.detach().float().numpy()
        steps = numpy.abs(values).max(axis=0 if each == "column" else 1) / 127
        steps[steps == 0] = 1
        whole = numpy.round(values / (steps[None, :] if each == "column" else steps[:, None]))
        self.tables[name] = list(values.shape)
        self.bytes.append(whole.clip(-127, 127).astype(numpy.int8).tobytes())
        self.steps.append(steps.astype("<f4").tobytes())

    def list(self, name, values):
        values = values.detach().float().numpy().astype("<f4").ravel()
        self.lists[name] = len(values)
        self.numbers.append(values.tobytes())

    def step(self, name, weight, bias):
        self.table(name, weight.T)
        self.list(name, bias)

    def norm(self, name, norm):
        self.list(f"{name}-scale", norm.weight)
        self.list(f"{name}-shift", norm.bias)


def write_weights(encoder, file, named, heads):
    packed = Packed()
    packed.table("words", encoder.words.weight, each="row")
    packed.list("places", encoder.places)
    packed.norm("start", encoder.start)
    for number, layer in enumerate(encoder.layers):
        attend = [layer.query, layer.key, layer.value]
        packed.step(
            f"attend{number}", torch.cat([one.weight for one in attend]), torch.cat([one.bias for one in attend])
        )
        for name in ("join", "widen", "narrow"):
            packed.step(f"{name}{number}", getattr(layer, name).weight, getattr(layer, name).bias)
        packed.norm(f"first{number}", layer.first)
        packed.norm(f"last{number}", layer.last)
    for name in ("roles", "links", "states", "periods"):
        packed.step(name, encoder.heads[name].weight, encoder.heads[name].bias)
    for name, head in heads.items():
        packed.step(name, head.weight, head.bias)
    base64_of = lambda parts: base64.b64encode(b"".join(parts)).decode()
    with open(file, "w", encoding="utf8") as out:
        json.dump(
            {
                **named,
                "tables": packed.tables,
                "lists": packed.lists,
                "steps": base64_of(packed.steps),
                "numbers": base64_of(packed.numbers),
                "bytes": base64_of(packed.bytes),
            },
            out,
            ensure_ascii=False,
            separators=(",", ":"),
        )
        out.write("\n")
