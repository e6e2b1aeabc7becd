"""hassil on the templates of MatchingBenchmark.swift, beside our own times, which are read from a file."""
import importlib.metadata
import statistics
import sys
import time

from hassil import Intents, recognize, recognize_best
from hassil.string_matcher import UnmatchedTextEntity  # noqa: F401  (fails early on an older hassil)

APPS, VALUES, ROUNDS = 250, 10, 3


def templates():
    """250 intents of four sentences over one list of ten values: 10,000 written out."""
    intents = {
        f"Start{app}": {
            "data": [
                {
                    "sentences": [
                        f"start {{value}} with app {app}",
                        f"begin {{value}} in app {app}",
                        f"app {app} {{value}}",
                        f"go for {{value}} with app {app}",
                    ]
                }
            ]
        }
        for app in range(APPS)
    }
    values = [f"value {number}" for number in range(VALUES)]
    return Intents.from_dict(
        {"language": "en", "intents": intents, "lists": {"value": {"values": values}}}
    )


def milliseconds(function, sentences, is_hit):
    for sentence in sentences:
        assert (function(sentence) is not None) == is_hit, sentence
    times = []
    for _ in range(ROUNDS):
        start = time.perf_counter()
        for sentence in sentences:
            function(sentence)
        times.append((time.perf_counter() - start) * 1000 / len(sentences))
    return statistics.median(times)


def own_sentences():
    """A sentence of Home Assistant's own English intents, for the size they are in life."""
    from home_assistant_intents import get_intents

    intents = Intents.from_dict(get_intents("en"))
    lists = {
        "name": ["kitchen lamp", "bedroom lamp"],
        "area": ["kitchen", "bedroom"],
        "floor": ["first floor"],
    }
    from hassil.intents import TextSlotList

    slots = {name: TextSlotList.from_strings(values, name=name) for name, values in lists.items()}
    sentence = "set a timer for 10 minutes"
    start = time.perf_counter()
    for _ in range(5):
        recognize(sentence, intents, slot_lists=slots)
    return (time.perf_counter() - start) * 1000 / 5


def main():
    ours = dict(line.rstrip("\n").split("\t") for line in open(sys.argv[1], encoding="utf-8"))
    intents = templates()
    hits = [f"start value {n % 10} with app {n * 5}" for n in range(50)]
    misses = [f"start value {n % 10} without app {n * 5}" for n in range(50)]
    print(f"hassil {importlib.metadata.version('hassil')}, milliseconds for one utterance")
    rows = [
        ("match a listed phrase", "recognize", lambda s: recognize(s, intents), hits, True),
        ("match a listed phrase", "recognize_best", lambda s: recognize_best(s, intents), hits, True),
        ("find out what is nearest", "recognize", lambda s: recognize(s, intents), misses, False),
    ]
    print(f"{'measure':<28}{'ours':>10}{'hassil':>12}{'ratio':>10}  hassil's")
    for name, function, call, sentences, is_hit in rows:
        theirs = milliseconds(call, sentences, is_hit)
        own = float(ours[name])
        print(f"{name:<28}{own:>10.4f}{theirs:>12.3f}{own / theirs:>10.5f}  {function}")
    print(f"{'match a near phrase':<28}{float(ours['match a near phrase']):>10.4f}")
    print(f"Home Assistant's own English intents, one sentence: {own_sentences():.1f} ms in hassil")


main()
