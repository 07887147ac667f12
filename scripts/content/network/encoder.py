"""The encoder that shared/plan/reading/network/network.ts computes, for learning."""

import onnx
import torch
from onnx import numpy_helper
from torch import nn
from torch.nn import functional as F

WIDTH, HEADS, LAYERS, MOST_PIECES = 384, 12, 6, 384
DROPPED = 0.1
# Numbers with which one word looks for another that it belongs to, or is found.
LINK_WIDTH = 64


class Layer(nn.Module):
    def __init__(self):
        super().__init__()
        self.query, self.key, self.value, self.join = (nn.Linear(WIDTH, WIDTH) for _ in range(4))
        self.widen, self.narrow = nn.Linear(WIDTH, 4 * WIDTH), nn.Linear(4 * WIDTH, WIDTH)
        self.first, self.last = (nn.LayerNorm(WIDTH, eps=1e-12) for _ in range(2))

    def forward(self, text, mask):
        count, length, _ = text.shape
        parts = [
            step(text).view(count, length, HEADS, WIDTH // HEADS).transpose(1, 2)
            for step in (self.query, self.key, self.value)
        ]
        found = F.scaled_dot_product_attention(*parts, attn_mask=mask).transpose(1, 2).reshape(count, length, WIDTH)
        text = self.first(text + F.dropout(self.join(found), DROPPED, self.training))
        return self.last(text + F.dropout(self.narrow(F.gelu(self.widen(text))), DROPPED, self.training))


class Encoder(nn.Module):
    def __init__(self, words, sizes):
        """`sizes` has how many roles, states, periods and topics there are."""
        super().__init__()
        self.words = nn.Embedding(words, WIDTH)
        self.places = nn.Parameter(torch.zeros(MOST_PIECES, WIDTH), requires_grad=False)
        self.start = nn.LayerNorm(WIDTH, eps=1e-12)
        self.layers = nn.ModuleList([Layer() for _ in range(LAYERS)])
        self.heads = nn.ModuleDict({name: nn.Linear(WIDTH, size) for name, size in sizes.items()})
        self.heads["links"] = nn.Linear(WIDTH, 2 * LINK_WIDTH + 1)

    def forward(self, pieces, mask):
        text = self.start(self.words(pieces) + self.places[: pieces.shape[1]])
        text = F.dropout(text, DROPPED, self.training)
        for layer in self.layers:
            text = layer(text, mask[:, None, None, :])
        return F.dropout(text, DROPPED, self.training)


def start_from(encoder, file, rows):
    """Copies what MiniLM has learned of English; `rows` are the places of our pieces in its list."""
    parts = onnx.load(file).graph.initializer
    found = {part.name: torch.tensor(numpy_helper.to_array(part)) for part in parts}
    # Tables have no names of their own in the file, but keep their order.
    tables = [found[part.name] for part in parts if part.name.startswith("onnx::MatMul")]
    with torch.no_grad():
        encoder.words.weight.copy_(found["embeddings.word_embeddings.weight"][rows])
        kind = found["embeddings.token_type_embeddings.weight"][0]
        encoder.places.copy_(found["embeddings.position_embeddings.weight"][:MOST_PIECES] + kind)
        encoder.start.weight.copy_(found["embeddings.LayerNorm.weight"])
        encoder.start.bias.copy_(found["embeddings.LayerNorm.bias"])
        for number, layer in enumerate(encoder.layers):
            named = {
                "attention.self.query": layer.query,
                "attention.self.key": layer.key,
                "attention.self.value": layer.value,
                "attention.output.dense": layer.join,
                "intermediate.dense": layer.widen,
                "output.dense": layer.narrow,
            }
            for place, (name, step) in enumerate(named.items()):
                step.weight.copy_(tables[number * len(named) + place].T)
                step.bias.copy_(found[f"encoder.layer.{number}.{name}.bias"])
            for name, norm in (("attention.output", layer.first), ("output", layer.last)):
                norm.weight.copy_(found[f"encoder.layer.{number}.{name}.LayerNorm.weight"])
                norm.bias.copy_(found[f"encoder.layer.{number}.{name}.LayerNorm.bias"])
