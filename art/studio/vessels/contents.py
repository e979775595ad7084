"""What is in a vessel, by itself: for the picture of a texture. None of these has a label."""
import random
from math import cos, pi, sin

from materials import glass, plain, seen_as, soft
from plants import leaf, lying
from shapes import ball, grid_faces, heap, mesh, placed, rounded, scattered, turned
from vessels.parts import brass, capsules, dust, katori, wood


def bowl_of_powder():
    katori((0, 0, 0), 2.1)
    heap(dust(), (-0.72, -0.62, 0), 0.3, 0.12, 5)


def dish_of_oil():
    """A brass dish, full, with drops beside it."""
    bowl = turned(rounded([(0, 0.03), (0.3, 0.03), (0.34, 0), (0.33, 0.05), (0.62, 0.2), (0.72, 0.4), (0.68, 0.4), (0.58, 0.22), (0, 0.1)], 0.04, 6), brass())
    oil = seen_as(glass("oil", (0.9, 0.9, 0.88), 1.42, 0.02), "pack", "tint")
    bed = seen_as(plain("bed", (0.75, 0.75, 0.72), 0.3), "pack", "tint")
    for profile, material in (([(0, 0.33), (0.64, 0.33), (0.665, 0.34)], bed), (rounded([(0, 0.335), (0.65, 0.335), (0.67, 0.352), (0.6, 0.362), (0, 0.362)], 0.01), oil)):
        turned(profile, material, 96)
    for x, y, size in ((-0.75, -0.62, 0.09), (-0.55, -0.78, 0.05), (0.72, -0.66, 0.07)):
        drop = turned([(size * cos(k * pi / 20), size * 0.42 * sin(k * pi / 20)) for k in range(11)], bed, 40)
        placed(drop, (x, y, 0.001))
    bowl.name = "dish"


def swirl_of_cream():
    """A thick swirl on a wooden plate."""
    placed(turned(rounded([(0, 0), (0.85, 0), (0.9, 0.05), (0.88, 0.12), (0.8, 0.13), (0, 0.1)], 0.03, 5), wood(), 128), (0, 0, 0))
    cream = seen_as(soft("cream", (0.88, 0.87, 0.84), 0.3, Clearcoat=0.35), "pack", "tint")
    rings, around, points = 90, 200, []
    for i in range(rings + 1):
        t = i / rings
        for k in range(around):
            angle = 2 * pi * k / around
            edge = 0.6 * (1 + 0.07 * sin(angle * 2 + 1) + 0.03 * sin(angle * 5))
            fold = 0.05 * sin(angle - t * 15) * (1 - t**3) * min(1, t * 5)
            height = 0.1 + 0.4 * (1 - t) ** 1.3 + 0.12 * (1 - t**6) + fold
            points.append((t * edge * cos(angle) + 0.06 * (1 - t) ** 3, t * edge * sin(angle), height if t < 0.995 else 0.09))
    mesh("cream", points, grid_faces(rings + 1, around, closed=True), cream)


def capsules_spilt():
    chance = random.Random(3)
    capsules([(chance.gauss(0, 0.42), chance.gauss(-0.25, 0.34)) for _ in range(38)], 0.1)


def tablets_spilt():
    tablet = seen_as(plain("tablet", (0.78, 0.78, 0.76), 0.6), "pack", "tint")
    for i, (x, y, turn, size) in enumerate(scattered(44, 0.42, 11)):
        round_one = turned(rounded([(0, 0), (0.1, 0), (0.115, 0.02), (0.115, 0.06), (0.1, 0.08), (0, 0.09)], 0.015), tablet, 40)
        leaning = (0.5 * cos(turn), 0.5 * sin(turn), 0.9) if i % 3 == 0 else (0, 0, 1)
        placed(round_one, (x, y - 0.25, 0.005 if i % 3 else 0.05), leaning, size)


def leaves_for_tea():
    """Dried leaves, curled, in a heap."""
    skin = seen_as(plain("dried", (0.62, 0.62, 0.6), 0.85), "pack", "tint")
    chance = random.Random(5)
    heap(skin, (0, -0.1, 0), 0.62, 0.34, 4, 0.03)
    for x, y, turn, size in scattered(330, 0.4, 12):
        near = max(0, 1 - (x * x + (y / 0.62) ** 2) / 0.4)
        blade = leaf(skin, lying(x, y - 0.1, turn, 0.02 + 0.36 * near, chance.uniform(-1.2, 1.2)), 0.15 * size, 0.05 * size, curl=chance.uniform(0.4, 1.6), fold=0.7, rows=8, columns=5)
        blade.name = "tea"


def lather():
    """A wet bar and its bubbles."""
    foam = seen_as(soft("foam", (0.86, 0.86, 0.84), 0.25), "pack")
    bar = seen_as(soft("soap", (0.84, 0.83, 0.79), 0.25, Clearcoat=0.5), "pack", "tint")
    ball(0.62, bar, (0, 0, 0.22), (1, 0.62, 0.34), 0.02, segments=80)
    for i, (x, y, _turn, size) in enumerate(scattered(160, 0.34, 14)):
        near = max(0, 1 - (x * x / 0.35 + y * y / 0.12))
        ball(0.06 * size * (0.5 + (i * 7 % 10) / 10), foam, (x, y - 0.2, 0.04 + 0.4 * near**0.5), segments=14)
