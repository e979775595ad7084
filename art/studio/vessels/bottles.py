"""Bottles with a neck: each function stands one on the stage and gives its label."""
from math import cos, pi, sin

from materials import glass, plain, seen_as
from shapes import box, placed, rounded, tube, turned
from vessels.paper import wrapped
from vessels.parts import amber, black, capsules, gold, hollow, opal, tablets, white


def dropper():
    r = 0.42
    hollow(
        [(0, 0.02), (r - 0.03, 0.02), (r, 0.05), (r, 1.02), (r - 0.05, 1.17), (0.19, 1.3), (0.165, 1.34), (0.165, 1.5)],
        [(0.135, 1.5), (0.135, 1.33), (0.16, 1.27), (r - 0.085, 1.13), (r - 0.035, 1.0), (r - 0.035, 0.1), (r - 0.08, 0.075), (0, 0.085)],
        amber(),
    )
    _filled(r - 0.0345, 0.93)
    turned(rounded([(0, 1.4), (0.205, 1.4), (0.205, 1.66), (0.12, 1.66), (0, 1.66)], 0.018, 4), gold())
    turned(rounded([(0, 1.655), (0.135, 1.655), (0.14, 1.72), (0.115, 1.8), (0.108, 1.98), (0.085, 2.06), (0, 2.075)], 0.05, 8), black())
    turned([(0.022, 0.25), (0.045, 0.42), (0.045, 1.45)], seen_as(glass("pipette", (0.95, 0.95, 0.92), 1.1), "pack"), 48)
    return wrapped(r + 0.004, 0.2, 0.9)


def bottle():
    r = 0.43
    _oil_bottle(r, amber())
    _filled(r - 0.0345, 1.06)
    turned(rounded([(0, 1.6), (0.2, 1.6), (0.2, 1.86), (0, 1.86)], 0.022, 5), gold())
    return wrapped(r + 0.004, 0.2, 1.02)


def clear_bottle():
    """For juices and pale oils, whose colour is seen."""
    r = 0.43
    _oil_bottle(r, seen_as(glass("clear", (0.93, 0.95, 0.92)), "pack", "tint", below=1.13))
    _filled(r - 0.0345, 1.13, seen_as(plain("milk", (0.78, 0.78, 0.76), 0.3), "pack", "tint"))
    turned(rounded([(0, 1.6), (0.2, 1.6), (0.2, 1.86), (0, 1.86)], 0.022, 5), gold())
    return wrapped(r + 0.004, 0.24, 0.98)


def _oil_bottle(r, material):
    hollow(
        [(0, 0.02), (r - 0.03, 0.02), (r, 0.05), (r, 1.12), (r - 0.04, 1.27), (0.2, 1.46), (0.165, 1.52), (0.165, 1.7)],
        [(0.135, 1.7), (0.135, 1.51), (0.17, 1.44), (r - 0.075, 1.23), (r - 0.035, 1.1), (r - 0.035, 0.1), (r - 0.08, 0.075), (0, 0.085)],
        material,
    )


def _filled(r, level, liquid=None):
    oil = liquid or seen_as(glass("oil", (0.96, 0.8, 0.52), 1.4), "pack")
    turned(rounded([(0, 0.086), (r - 0.05, 0.076), (r, 0.1), (r, level), (0, level)], 0.01, 3), oil)


def pump():
    r = 0.44
    hollow(
        [(0, 0.02), (r - 0.03, 0.02), (r, 0.05), (r, 1.16), (r - 0.1, 1.3), (0.18, 1.34), (0.165, 1.44)],
        [(0.135, 1.44), (0.135, 1.33), (r - 0.12, 1.26), (r - 0.035, 1.13), (r - 0.035, 0.1), (r - 0.08, 0.075), (0, 0.085)],
        amber(),
    )
    _filled(r - 0.0345, 1.05)
    dark = black()
    turned(rounded([(0, 1.38), (0.21, 1.38), (0.21, 1.54), (0.17, 1.57), (0, 1.57)], 0.02, 4), dark)
    turned(rounded([(0, 1.56), (0.06, 1.56), (0.06, 1.7), (0.14, 1.72), (0.15, 1.84), (0.12, 1.87), (0, 1.875)], 0.02, 5), dark)
    spout = [(0, 0, 1.8), (-0.2, -0.06, 1.81), (-0.33, -0.1, 1.802), (-0.385, -0.117, 1.78), (-0.405, -0.123, 1.735), (-0.405, -0.123, 1.734)]
    tube(spout, [0.07, 0.058, 0.048, 0.046, 0.042, 0.0], dark, 24)
    return wrapped(r + 0.004, 0.2, 1.0)


def spray():
    r = 0.38
    frosted = seen_as(glass("frosted", (0.9, 0.92, 0.86), 1.45, 0.28), "pack", "tint", below=1.2)
    hollow(
        [(0, 0.02), (r - 0.03, 0.02), (r, 0.05), (r, 1.26), (r - 0.08, 1.36), (0.16, 1.39), (0.15, 1.5)],
        [(0.12, 1.5), (0.12, 1.38), (r - 0.1, 1.32), (r - 0.035, 1.23), (r - 0.035, 0.1), (r - 0.08, 0.075), (0, 0.085)],
        frosted,
    )
    _filled(r - 0.0345, 1.12, seen_as(plain("mist", (0.8, 0.8, 0.78), 0.3), "pack", "tint"))
    turned(rounded([(0, 1.42), (0.19, 1.42), (0.19, 1.56), (0, 1.56)], 0.015, 4), gold())
    turned(rounded([(0, 1.55), (0.15, 1.55), (0.15, 1.76), (0.12, 1.8), (0, 1.8)], 0.03, 5), white())
    return wrapped(r + 0.004, 0.2, 1.06)


def capsule_bottle():
    capsules([(-0.66, -0.52, 1.48), (-0.86, -0.36, 0.65), (-0.78, -0.7, 2.49), (-0.52, -0.76, 0.97), (0.62, -0.66, 0.42), (0.84, -0.5, 2.52)])
    return _wide_bottle()


def tablet_bottle():
    tablets([(-0.66, -0.52, 0, 0), (-0.86, -0.36, 0, 0), (-0.79, -0.68, 0, 0), (-0.52, -0.76, 0, 0), (-0.74, -0.53, 0.088, 2), (0.62, -0.66, 0, 0), (0.84, -0.5, 0, 0)])
    return _wide_bottle()


def _wide_bottle():
    """For what is counted: wide, with a ribbed cap."""
    r = 0.5
    hollow(
        [(0, 0.02), (r - 0.04, 0.02), (r, 0.06), (r, 1.06), (r - 0.05, 1.18), (0.36, 1.24), (0.36, 1.34)],
        [(0.33, 1.34), (0.33, 1.24), (r - 0.08, 1.15), (r - 0.035, 1.03), (r - 0.035, 0.12), (r - 0.08, 0.08), (0, 0.09)],
        amber(),
    )
    pile = seen_as(plain("pile", (0.3, 0.2, 0.1), 0.7), "pack")
    turned(rounded([(0, 0.1), (r - 0.06, 0.1), (r - 0.045, 0.14), (r - 0.045, 0.9), (r - 0.1, 0.97), (0, 0.93)], 0.03), pile)
    cap = turned(rounded([(0, 1.27), (0.43, 1.27), (0.43, 1.58), (0.4, 1.62), (0, 1.62)], 0.03, 5), opal(), 128)
    for k in range(72):
        box((0.012, 0.014, 0.25), cap.data.materials[0], (0.43 * cos(k * pi / 36), 0.43 * sin(k * pi / 36), 1.3), k * pi / 36, 0.004)
    return wrapped(r + 0.004, 0.16, 1.02)


def resin_jar():
    r = 0.52
    hollow(
        [(0, 0.02), (r - 0.05, 0.02), (r, 0.07), (r, 0.66), (r - 0.06, 0.76), (r - 0.1, 0.8), (r - 0.1, 0.92)],
        [(r - 0.13, 0.92), (r - 0.13, 0.8), (r - 0.09, 0.73), (r - 0.04, 0.63), (r - 0.04, 0.14), (r - 0.1, 0.1), (0, 0.11)],
        seen_as(glass("jar", (0.96, 0.96, 0.93)), "pack"),
    )
    resin = seen_as(plain("resin", (0.012, 0.006, 0.003), 0.12, Clearcoat=1.0), "pack")
    turned(rounded([(0, 0.112), (r - 0.1, 0.105), (r - 0.042, 0.15), (r - 0.042, 0.6), (0, 0.62)], 0.02), resin)
    turned(rounded([(0, 0.82), (r - 0.05, 0.82), (r - 0.05, 1.04), (r - 0.08, 1.07), (0, 1.07)], 0.025, 5), gold())
    lump = turned(rounded([(0, 0), (0.17, 0), (0.2, 0.06), (0.13, 0.14), (0, 0.16)], 0.05), resin)
    placed(lump, (-0.78, -0.55, 0), scale=1.0)
    return wrapped(r + 0.004, 0.14, 0.68)
