"""Materials and parts that several vessels share. Linear RGB."""
from math import cos, sin

from materials import bumpy, glass, metal, plain, seen_as, soft, varied
from shapes import heap, placed, rounded, turned


def gold():
    return seen_as(metal("gold", (0.81, 0.57, 0.26), 0.25), "pack")


def brass():
    return seen_as(bumpy(metal("brass", (0.78, 0.55, 0.24), 0.26), 16, 0.1, 0.02, 3), "pack")


def black():
    return seen_as(plain("black", (0.013, 0.013, 0.012), 0.4), "pack")


def white(*masks):
    return seen_as(plain("white", (0.82, 0.81, 0.77), 0.3), "pack", *masks)


def opal():
    return seen_as(soft("opal", (0.86, 0.87, 0.8), 0.16, Clearcoat=0.6), "pack")


def amber():
    return seen_as(glass("amber", (0.86, 0.57, 0.22)), "pack")


def wood():
    grain = varied(plain("wood", (0.52, 0.32, 0.15), 0.5), (0.36, 0.2, 0.085), (0.62, 0.4, 0.2), 5, 6, (1, 1, 9), (0.3, 0.72))
    return seen_as(bumpy(grain, 30, 0.12, 0.02, 4, (1, 1, 6)), "pack")


def dust():
    """Powder of no colour yet."""
    grains = varied(plain("dust", (0.6, 0.6, 0.6), 0.95, Specular=0.08), (0.5, 0.5, 0.5), (0.72, 0.72, 0.72), 18, 8)
    return seen_as(bumpy(bumpy(grains, 120, 0.5, 0.012, 6), 26, 0.4, 0.03), "pack", "tint")


def hollow(outside, inside, material, round_outside=0.06, round_inside=0.05):
    """A bottle with thick walls."""
    return turned(rounded(outside, round_outside, 8) + rounded(inside, round_inside, 6), material)


def katori(at, size=1.0):
    """A brass bowl heaped with powder."""
    bowl = turned(
        rounded([(0, 0.02), (0.14, 0.02), (0.16, 0), (0.15, 0.03), (0.3, 0.12), (0.355, 0.27), (0.375, 0.28), (0.345, 0.285), (0.335, 0.27), (0.28, 0.13), (0, 0.07)], 0.02, 5),
        brass(),
    )
    placed(bowl, at, scale=size)
    heap(dust(), (at[0], at[1], at[2] + 0.235 * size), 0.3 * size, 0.15 * size, 3)


def capsules(spots, size=0.072):
    """Lying on the ground at (x, y, a turn): two halves, of which one takes the product's colour."""
    shell = seen_as(soft("shell", (0.8, 0.8, 0.78), 0.18, Clearcoat=0.5), "pack", "tint")
    pale = seen_as(soft("pale", (0.86, 0.82, 0.7), 0.18, Clearcoat=0.5), "pack")
    for x, y, turn in spots:
        along = (cos(turn), sin(turn), 0)
        body = [(0, -2.3), (0.5, -2.2), (0.86, -1.85), (0.97, -1.4), (0.97, 0.1)]
        cap = [(1.04, -0.02), (1.04, 1.5), (0.9, 1.95), (0.5, 2.25), (0, 2.32)]
        for profile, material in ((body, pale), (cap, shell)):
            half = turned([(r * size, z * size) for r, z in rounded(profile, 0.2)], material, 40)
            placed(half, (x, y, size * 1.02), along)


