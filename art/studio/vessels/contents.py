"""What is in a vessel, by itself: for the picture of a texture. None of these has a label."""
import random
from math import cos, pi, sin

from materials import plain, seen_as, soft, varied
from plants import leaf, lying
from shapes import ball, grid_faces, heap, mesh, placed, rounded, scattered, strewn, turned
from stage import hang_window
from vessels.parts import brass, capsules, dust, katori, wood


def bowl_of_powder():
    katori((0, 0, 0), 2.1)
    heap(dust(), (-0.72, -0.62, 0), 0.3, 0.12, 5)


def dish_of_oil():
    """A brass dish, full, with drops beside it."""
    bowl = turned(rounded([(0, 0.03), (0.3, 0.03), (0.34, 0), (0.33, 0.05), (0.62, 0.2), (0.72, 0.4), (0.68, 0.4), (0.58, 0.22), (0, 0.1)], 0.04, 6), brass())
    oil = seen_as(plain("oil", (0.6, 0.59, 0.56), 0.05, Clearcoat=1.0, Specular=0.9), "pack", "tint")
    turned([(0, 0.355), (0.6, 0.355), (0.64, 0.36), (0.66, 0.372)], oil, 96)
    hang_window((0.25, 1.45, 1.35), (0, 0, 0.36), (0.62, 0.4), 4)
    for x, y, size in ((-0.75, -0.62, 0.09), (-0.55, -0.78, 0.05), (0.72, -0.66, 0.07)):
        drop = turned([(size * cos(k * pi / 20), size * 0.42 * sin(k * pi / 20)) for k in range(11)], oil, 40)
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
    size = 0.08
    capsules([(x, y - 0.2, turn) for x, y, turn in strewn(30, 0.38, size * 4.7, size * 2.1, 3)], size)


def tablets_spilt():
    tablet = seen_as(plain("tablet", (0.78, 0.78, 0.76), 0.6), "pack", "tint")
    for i, (x, y, turn) in enumerate(strewn(42, 0.34, 0.24, 0.24, 11)):
        round_one = turned(rounded([(0, 0), (0.1, 0), (0.115, 0.02), (0.115, 0.06), (0.1, 0.08), (0, 0.09)], 0.015), tablet, 40)
        on_others = 0.088 if i < 5 else 0.0
        placed(round_one, (x * (1 - 8 * on_others), y * (1 - 8 * on_others) - 0.2, on_others), (0.1 * cos(turn) * on_others, 0, 1))


def leaves_for_tea():
    """Dried leaves, curled, in a heap."""
    skin = seen_as(varied(plain("dried", (0.62, 0.62, 0.6), 0.85), (0.3, 0.29, 0.27), (0.8, 0.8, 0.77), 7), "pack", "tint")
    chance = random.Random(5)
    heap(skin, (0, -0.1, 0), 0.5, 0.3, 4, 0.05)
    for x, y, turn, size in scattered(420, 0.33, 12):
        near = max(0, 1 - (x * x + (y / 0.62) ** 2) / 0.4)
        blade = leaf(skin, lying(x, y - 0.1, turn, 0.02 + 0.36 * near, chance.uniform(-1.2, 1.2)), 0.15 * size, 0.05 * size, curl=chance.uniform(0.4, 1.6), fold=0.7, rows=8, columns=5)
        blade.name = "tea"


def lather():
    """A wet bar and its bubbles."""
    foam = seen_as(soft("foam", (0.86, 0.86, 0.84), 0.25), "pack")
    bar = seen_as(soft("soap", (0.84, 0.83, 0.79), 0.25, Clearcoat=0.5), "pack", "tint")
    ball(0.62, bar, (0, 0, 0.22), (1, 0.62, 0.34), 0.02, segments=80)
    for i, (x, y, _turn, size) in enumerate(scattered(520, 0.3, 14)):
        near = max(0, 1 - (x * x / 0.34 + (y - 0.1) ** 2 / 0.13))
        reach = 0.034 * size * (0.35 + (i * 7 % 10) / 9)
        ball(reach, foam, (x, y - 0.1, reach * 0.7 + 0.4 * near**0.5), segments=12)
