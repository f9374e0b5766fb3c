"""The learner: weights are improved by experience, with gradients by jax."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import partial
from typing import Any, TypeAlias

import jax
import jax.numpy as jnp
import numpy as np
import optax
from attrs import define, field
from numpy.typing import NDArray
from scipy.sparse import csr_array

from starcup import Ruleset
from starcup.features import features_of
from starcup_bots.learned.net import amount_of
from starcup_bots.learned.vocabulary import Word
from starcup_bots.learned.weights import STEP, Weights, shared_name
from starcup_bots.protocol import BotError
from starcup_bots.training.experience import Experience

Params: TypeAlias = dict[str, Any]
HIDDEN, INNER, MOST_KINDS, WORD_BLOCK, BLOCK, FEW = 128, 64, 96, 2048, 512, 32
BATCH = 2048
SELDOM = 40
"""A word that was offered less often has no weights: they would be noise, and most of a file."""
CLIP, ENTROPY, EPOCHS, RATE = 0.2, 0.006, 3, 5e-4


@define
class Names:
    """The names of kinds, words and units that have occurred, each with its number."""

    kinds: dict[str, int] = field(factory=dict)
    words: dict[str, int] = field(factory=dict)
    units: dict[str, int] = field(factory=dict)
    unit_places: list[NDArray[np.int32]] = field(factory=list)
    unit_amounts: list[NDArray[np.float32]] = field(factory=list)
    offered: NDArray[np.int64] = field(factory=lambda: np.zeros(0, np.int64))
    """How often each word has been offered in a choice."""

    def unit(self, key: str, words: Iterable[Word]) -> int:
        """Return the number of a unit."""
        number = self.units.get(key)
        if number is None:
            number = self.units[key] = len(self.unit_places)
            pairs = [(self.words.setdefault(word, len(self.words)), amount_of(amount)) for word, amount in words]
            self.unit_places.append(np.array([place for place, _ in pairs], np.int32))
            self.unit_amounts.append(np.array([amount for _, amount in pairs], np.float32))
        return number

    def note_offered(self, units: NDArray[np.int32]) -> None:
        """Count the words of units that were offered."""
        self.offered = np.pad(self.offered, (0, len(self.words) - len(self.offered)))
        numbers, times = np.unique(units, return_counts=True)
        for number, count in zip(numbers, times, strict=True):
            self.offered[self.unit_places[number]] += count


@define
class Samples:
    """Experience in arrays, by the numbers of the learner's own names."""

    rows: list[Any]
    kinds: NDArray[np.int32]
    units: list[Any]
    places: NDArray[np.int32]
    chances: NDArray[np.float32]
    aims: NDArray[np.float32]
    gains: NDArray[np.float32]


class Learner:
    """The weights of a net in training; the seed is that of the first ones, and of the order of samples."""

    def __init__(self, ruleset: Ruleset[Any, Any], seed: int) -> None:
        space = features_of(ruleset).space
        self.names: Names = Names()
        shared: dict[str, int] = {}
        places = [shared.setdefault(shared_name(feature.name), len(shared)) for feature in space.features]
        self.features: tuple[str, ...] = tuple(shared)
        triples = [(amount, row, places[place]) for row, parts in enumerate(space.parts) for place, amount in parts]
        amounts, rows, columns = (np.array(list(values)) for values in zip(*triples, strict=True))
        design = csr_array((amounts, (rows, columns)), (len(space.parts), len(shared)))
        self._scale = np.maximum(1.0, np.abs(design).max(axis=0).toarray().ravel())
        self._design = (design / self._scale).tocsr().astype(np.float32)
        rng = np.random.default_rng(seed)

        def normal(*shape: int, scale: float) -> NDArray[np.float32]:
            return rng.normal(0.0, scale, shape).astype(np.float32)

        self.params: Params = {
            "features": normal(len(shared), HIDDEN, scale=0.03),
            "kinds": normal(MOST_KINDS, HIDDEN, scale=0.05),
            "first": np.zeros(HIDDEN, np.float32),
            "hidden": normal(HIDDEN, INNER, scale=1 / np.sqrt(HIDDEN)),
            "second": np.zeros(INNER, np.float32),
            "worth": normal(INNER, scale=0.1),
            "base": np.zeros(1, np.float32),
            "words": normal(WORD_BLOCK, INNER + 1, scale=0.02),
        }
        self._seed = seed
        self.fits: int = 0
        self._optimiser = optax.chain(optax.clip_by_global_norm(1.0), optax.scale_by_adam())
        self._state = self._optimiser.init(self.params)
        self._step = jax.jit(partial(_stepped, self._optimiser))

    def learn(
        self, experiences: Sequence[Experience], rate: float = RATE, entropy: float = ENTROPY
    ) -> dict[str, float]:
        """Improve the weights by games of their own. Return the losses of the last step."""
        samples = self.samples(experiences)
        asked = np.array([len(units) > 0 for units in samples.units])
        gains = samples.gains
        gains -= gains[asked].mean()
        gains /= gains[asked].std() + 1e-6
        gains[~asked] = 0.0
        return self._fit(samples, EPOCHS, rate, entropy, imitate=False)

    def imitate(self, experiences: Sequence[Experience], epochs: int = 3, rate: float = 3e-3) -> dict[str, float]:
        """Make the weights choose what a teacher chose. Return the losses of the last step."""
        return self._fit(self.samples(experiences), epochs, rate, 0.0, imitate=True)

    def samples(self, experiences: Sequence[Experience]) -> Samples:
        """Return the experience of workers put together."""
        rows: list[Any] = []
        units: list[Any] = []
        kinds: list[NDArray[np.int32]] = []
        for experience in experiences:
            numbers = np.array(list(map(self.names.unit, experience.unit_keys, experience.unit_words)), np.int32)
            names = [self.names.kinds.setdefault(kind, len(self.names.kinds)) for kind in experience.kind_names]
            kind_numbers = np.array([*names, MOST_KINDS - 1], np.int32)
            kinds.append(kind_numbers[np.array(experience.kinds, np.int32)])
            rows += experience.rows
            units += [numbers[own] for own in experience.units]
        self.names.note_offered(np.concatenate([*units, np.zeros(0, np.int32)]))
        self._grow()

        def joined(name: str) -> NDArray[np.float32]:
            return np.concatenate([np.array(getattr(experience, name), np.float32) for experience in experiences])

        places = joined("places").astype(np.int32)
        return Samples(rows, np.concatenate(kinds), units, places, joined("chances"), joined("aims"), joined("gains"))

    def _grow(self) -> None:
        """Make room for new words."""
        there, wanted = self.params["words"].shape[0], len(self.names.words)
        if wanted > there:
            more = -(-wanted // WORD_BLOCK) * WORD_BLOCK - there
            rng = np.random.default_rng((self._seed, there))
            fresh = rng.normal(0.0, 0.02, (more, INNER + 1)).astype(np.float32)
            self.params["words"] = np.concatenate([np.asarray(self.params["words"]), fresh])
            clip, adam = self._state
            grown = {
                name: {**moments, "words": jnp.pad(moments["words"], ((0, more), (0, 0)))}
                for name, moments in (("mu", adam.mu), ("nu", adam.nu))
            }
            self._state = (clip, adam._replace(**grown))

    def _fit(self, samples: Samples, epochs: int, rate: float, entropy: float, *, imitate: bool) -> dict[str, float]:
        count = len(samples.rows)
        size = min(BATCH, count)
        steps = max(1, count // size)
        losses: Mapping[str, Any] = {}
        rng = np.random.default_rng((self._seed, self.fits))
        self.fits += 1
        for epoch in range(epochs):
            order = rng.permutation(count)
            for number in range(steps):
                part = order[number * size : (number + 1) * size]
                now = rate * (1 - (epoch * steps + number) / (epochs * steps)) if imitate else rate
                batch = self._batch(samples, part)
                for loss in losses.values():
                    loss.block_until_ready()  # else batches pile up: steps are put in a queue
                self.params, self._state, losses = self._step(
                    self.params, self._state, batch, now, entropy, 0.0 if imitate else 1.0
                )
        return {name: float(loss) for name, loss in losses.items()}

    def _batch(self, samples: Samples, part: NDArray[np.int64]) -> dict[str, Any]:
        size = len(part)
        ends = np.cumsum([0, *[len(samples.rows[number]) for number in part]])
        flat = np.concatenate([samples.rows[number] for number in part])
        position = csr_array((np.ones(len(flat), np.float32), flat, ends), (size, self._design.shape[0]))
        counts = [len(samples.units[number]) for number in part]
        flat = np.concatenate([samples.units[number] for number in part])
        used, flat = np.unique(flat, return_inverse=True)
        width = blocks(max(counts), FEW)
        candidates = np.zeros((size, width), np.int32)
        there = np.arange(width)[None, :] < np.array(counts)[:, None]
        candidates[there] = flat
        positions, columns = compact(position @ self._design)
        words, word_rows = compact(self._words_of(used))
        return {
            "position": positions,
            "columns": columns,
            "kind": samples.kinds[part],
            "candidates": candidates,
            "there": there,
            "words": words,
            "word_rows": word_rows,
            "place": samples.places[part],
            "chance": samples.chances[part],
            "aim": samples.aims[part],
            "gain": samples.gains[part],
        }

    def _words_of(self, units: NDArray[Any]) -> Any:
        """Return the words of units as a sparse array."""
        places = [self.names.unit_places[unit] for unit in units]
        ends = np.cumsum([0, *map(len, places)])
        amounts = np.concatenate([self.names.unit_amounts[unit] for unit in units] or [np.zeros(0, np.float32)])
        flat = np.concatenate(places or [np.zeros(0, np.int32)])
        ends = np.pad(ends, (0, blocks(len(units)) - len(units)), mode="edge")
        return csr_array((amounts, flat, ends), (blocks(len(units)), self.params["words"].shape[0]))

    def weights(self, about: Mapping[str, Any], least: int = SELDOM) -> Weights:
        """Return the weights as they stand, as bots play by them."""
        params = {name: np.asarray(param, np.float64) for name, param in self.params.items()}
        params["features"] = params["features"] / self._scale[:, None]
        params["kinds"] = np.concatenate([params["kinds"][: len(self.names.kinds)], params["kinds"][-1:]])
        often = np.flatnonzero(self.names.offered >= least)
        words = tuple(self.names.words)
        params["words"] = params["words"][often]
        params["base"] = params["base"][:1]
        arrays = {
            name: np.clip(np.rint(param / STEP), -32767, 32767).astype(np.int16) for name, param in params.items()
        }
        return Weights(about, self.features, tuple(self.names.kinds), tuple(words[place] for place in often), arrays)

    def begin_with(self, weights: Weights) -> None:
        """Begin with what a net has learned; what it has no weights for counts nothing at first."""
        begun: Params = {name: weights.real(name).astype(np.float32) for name in weights.arrays}
        differing = [name for name, param in self.params.items() if begun[name].shape[1:] != param.shape[1:]]
        if differing:
            raise BotError(f"the weights {differing[0]!r} have another shape than this version's; expected equal ones")
        begun["features"] = _moved(begun["features"], weights.features, self.features) * self._scale[:, None]
        kinds, other = np.asarray(self.params["kinds"]).copy(), begun["kinds"]
        kinds[: len(other) - 1], kinds[-1] = other[:-1], other[-1]
        self._name(weights.kinds, weights.words)
        words = np.asarray(self.params["words"]).copy()
        words[: len(begun["words"])] = begun["words"]
        self.params = {**begun, "kinds": kinds, "words": words}

    def _name(self, kinds: Sequence[str], words: Sequence[str]) -> None:
        """Take names as known, in their order."""
        self.names = Names(_numbered(kinds), _numbered(words), offered=np.full(len(words), SELDOM))
        self._grow()

    def saved(self) -> dict[str, NDArray[Any]]:
        """Return everything that is needed to go on, as arrays by name."""
        leaves = [np.asarray(leaf) for leaf in jax.tree.leaves((self.params, self._state))]
        return {"offered": self.names.offered, **{f"leaf-{number}": leaf for number, leaf in enumerate(leaves)}}

    def restore(
        self,
        arrays: Mapping[str, NDArray[Any]],
        features: Sequence[str],
        kinds: Sequence[str],
        words: Sequence[str],
        fits: int,
    ) -> None:
        """Go on from what :meth:`saved` returned, even if the game tells other features since."""
        self.fits = fits
        self._name(kinds, words)
        self.names.offered = arrays["offered"]
        leaves, tree = jax.tree.flatten((self.params, self._state))
        saved = [arrays[f"leaf-{number}"] for number in range(len(leaves))]
        params, (clip, adam) = jax.tree.unflatten(tree, saved)
        if tuple(features) != self.features:
            for part in (params, adam.mu, adam.nu):
                part["features"] = _moved(part["features"], features, self.features)
        self.params, self._state = params, (clip, adam)


def _numbered(names: Sequence[str]) -> dict[str, int]:
    return {name: number for number, name in enumerate(names)}


def _moved(rows: NDArray[np.float32], then: Sequence[str], now: Sequence[str]) -> NDArray[np.float32]:
    """Return the rows of features in another order, zeros for new ones."""
    places = _numbered(then)
    rows_then = np.array([places.get(feature, -1) for feature in now])
    return np.where(rows_then[:, None] < 0, np.float32(0.0), rows[rows_then])


def blocks(count: int, block: int = BLOCK) -> int:
    """Return a number made larger, so that arrays of few sizes occur: jax compiles for each."""
    return -(-max(1, count) // block) * block


def compact(sparse: Any) -> tuple[NDArray[np.float32], NDArray[np.int32]]:
    """Return the columns of a sparse array that are not all zero, and the numbers of these."""
    occurs = np.zeros(sparse.shape[1], bool)
    occurs[sparse.indices] = True
    used = np.flatnonzero(occurs)
    places = np.cumsum(occurs, dtype=np.int32) - 1
    shape = sparse.shape[0], blocks(len(used))
    dense: NDArray[np.float32] = csr_array((sparse.data, places[sparse.indices], sparse.indptr), shape).toarray()
    columns = np.zeros(dense.shape[1], np.int32)
    columns[: len(used)] = used
    return dense, columns


def _stepped(
    optimiser: Any, params: Params, state: Any, batch: Mapping[str, Any], rate: Any, entropy: Any, own: Any
) -> tuple[Params, Any, Mapping[str, Any]]:
    """Make one step of learning."""
    gradients, losses = jax.grad(_loss, has_aux=True)(params, batch, entropy, own)
    changes, state = optimiser.update(gradients, state, params)
    return optax.apply_updates(params, jax.tree.map(lambda change: -rate * change, changes)), state, losses


def _loss(params: Params, batch: Mapping[str, Any], entropy: Any, own: Any) -> tuple[Any, Any]:
    """Return the loss: of own games the clipped gain of the policy (PPO), of a teacher's the chance of his choice."""
    kinds = params["kinds"][batch["kind"]]
    first = jax.nn.relu(batch["position"] @ params["features"][batch["columns"]] + kinds + params["first"])
    second = jax.nn.relu(first @ params["hidden"] + params["second"])
    worth = second @ params["worth"] + params["base"][0]
    units = batch["words"] @ params["words"][batch["word_rows"]]
    every = second @ units[:, :-1].T + units[:, -1]  # and then those of each question: far quicker than the reverse
    logits = jnp.take_along_axis(every, batch["candidates"], axis=1)
    logits = jnp.where(batch["there"], logits, -1e9)
    chances = jax.nn.log_softmax(logits)
    asked = batch["there"][:, 0]
    taken = jnp.take_along_axis(chances, batch["place"][:, None], axis=1)[:, 0]
    ratio = jnp.exp(jnp.where(asked, taken - batch["chance"], 0.0) * own)
    gain = batch["gain"]
    policy = -jnp.minimum(ratio * gain, jnp.clip(ratio, 1 - CLIP, 1 + CLIP) * gain)
    policy = own * policy - (1 - own) * taken
    doubt = -jnp.where(batch["there"], jnp.exp(chances) * chances, 0.0).sum(1)
    count = asked.sum() + 1e-6
    policy, doubt = jnp.where(asked, policy, 0.0).sum() / count, jnp.where(asked, doubt, 0.0).sum() / count
    value = optax.sigmoid_binary_cross_entropy(worth, batch["aim"]).mean()
    weight = own + (1 - own) * 0.5
    return policy + weight * value - entropy * doubt, {"policy": policy, "value": value, "doubt": doubt}
