"""Ways to grow and to lie: each gives a function that puts one thing on the stage beside the vessel."""
import math
import random

from mathutils import Matrix, Vector

from materials import bumpy, leaf_skin, metal, plain, seen_as, soft, varied
from plants import leaf, lying, pointing, sprig
from shapes import ball, heap, placed, rounded, scattered, tube, turned

#: Where a plant stands, and where its fruit, seed or root lies.
FOOT = (0.62, 0.42, 0.02)
SPOT = (0.84, -0.5)
TO_CAMERA = Vector((0, -1.1, 0.1))


def linear(hex_colour):
    parts = (int(hex_colour[i : i + 2], 16) / 255 for i in (1, 3, 5))
    return tuple(part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)


def surface(hex_colour, roughness=0.5, bump=0.0):
    colour = linear(hex_colour)
    material = varied(plain("herb", colour, roughness), tuple(part * 0.72 for part in colour), tuple(min(1, part * 1.2) for part in colour), 9)
    return seen_as(bumpy(material, 30, bump, 0.03) if bump else material, "pack")


def flesh(hex_colour, roughness=0.3):
    return seen_as(soft("flesh", linear(hex_colour), roughness), "pack")


def green(hex_colour):
    return seen_as(leaf_skin(linear(hex_colour)), "pack")


def twigs(colour, length, width, pairs, turns=(22,), high=1.2, bark="#5b6a2f", tip=None, along=None, seed=5, **shape):
    """Leafy twigs that fan out by `turns` degrees from upright; `tip` blooms at each end, `along` on the way."""

    def grow():
        skins, stalk = [green(colour), green(colour)], surface(bark)
        for i, turn in enumerate(turns):
            lean = math.radians(turn)
            way = (math.sin(lean), 0.1, math.cos(lean))
            options = {"bend": 0.14, "seed": seed + i * 7, "end": tip is None, **shape}
            stem = sprig(skins, stalk, FOOT, way, (0.25, -1, 0.25), high * (1 - 0.07 * i), pairs, (length, width), **options)
            if tip:
                tip(stem.at(1), stem.ahead(1), seed + i)
            if along:
                for k in range(3):
                    t = 0.45 + 0.18 * k
                    along(stem.at(t), (stem.ahead(t) + Vector((0, -1.2, 0.2))).normalized(), seed + i * 3 + k)

    return grow


def blossom(colour, petals=5, radius=0.12, breadth=0.8, heart="#e0b040", cup=0.5, rows=1):
    """A flower that turns to whoever looks, its petals bent up by `cup`; `rows` of them, each row smaller and steeper."""
    looks = {}

    def bloom(at, way, seed=1):
        if not looks:
            looks["petal"], looks["heart"] = flesh(colour, 0.45), surface(heart, 0.7, 0.4)
        chance, way = random.Random(seed), (Vector(way).normalized() + TO_CAMERA).normalized()
        side = way.orthogonal().normalized()
        for row in range(rows):
            size, steep = radius * (1 - 0.22 * row), cup + 0.42 * row
            for k in range(petals):
                angle = 2 * math.pi * (k + row * 0.5) / petals + chance.uniform(-0.08, 0.08)
                out = side * math.cos(angle) + way.cross(side) * math.sin(angle)
                along = (out + way * steep).normalized()
                place = pointing(Vector(at) + out * 0.012, along, way)
                leaf(looks["petal"], place, size, size * breadth, fold=0.25, curl=0.35 if rows == 1 else -0.9, wave=0.05, peak=0.62, tip=1.05, seed=k, rows=12, columns=7)
        ball(radius * 0.17, looks["heart"], Vector(at) + way * radius * 0.1, segments=14)

    return bloom


def stalked(bloom, colour, places, thick=0.014):
    """Flowers on bare stalks: `places` are their heads, across and up from the foot."""

    def grow():
        skin = flesh(colour, 0.5)
        for i, (across, up) in enumerate(places):
            head = Vector(FOOT) + Vector((across, -0.1, up))
            steps = [k / 8 for k in range(9)]
            path = [Vector(FOOT) + Vector((across * t * t, -0.1 * t, up * t)) for t in steps]
            tube(path, [thick * (1 - 0.3 * t) for t in steps], skin, 12)
            bloom(head, (across * 0.6, 0, 1), i + 2)

    return grow


def spike(colour, length=0.4, floret=0.035):
    """Small flowers up a stalk, as tulsi and lavender have them."""

    def bloom(at, way, seed=1):
        chance, skin, way = random.Random(seed), flesh(colour, 0.5), Vector(way).normalized()
        side = way.orthogonal().normalized()
        for i in range(int(length / floret * 1.6)):
            t = i / (length / floret * 1.6)
            for k in range(4):
                angle = i * 0.8 + k * math.pi / 2
                out = side * math.cos(angle) + way.cross(side) * math.sin(angle)
                size = floret * (1 - 0.55 * t) * chance.uniform(0.8, 1.15)
                ball(size * 0.6, skin, Vector(at) + way * length * t + out * size, (1, 1, 1.3), 0.2, i, 8)

    return bloom


def berries(colour, count=5, radius=0.04):
    def bear(at, way, seed=1):
        chance, skin = random.Random(seed), flesh(colour, 0.2)
        for _ in range(count):
            off = Vector((chance.uniform(-1, 1), chance.uniform(-1, 0.4), chance.uniform(-1, 0.6))) * radius * 1.6
            ball(radius * chance.uniform(0.85, 1.1), skin, Vector(at) + off, segments=20)

    return bear


def blades(colour, count, width, high=1.3, spread=34):
    """Grass and other long leaves from one foot."""

    def grow():
        chance, skin = random.Random(3), green(colour)
        for i in range(count):
            lean = math.radians(-spread * 0.4 + spread * 1.5 * i / max(1, count - 1) + chance.uniform(-4, 4))
            along = (math.sin(lean), chance.uniform(-0.12, 0.3), math.cos(lean))
            at = Vector(FOOT) + Vector((chance.uniform(-0.06, 0.06), chance.uniform(-0.06, 0.06), 0))
            place = pointing(at, along, (math.cos(lean), -0.6, -math.sin(lean)))
            leaf(skin, place, high * chance.uniform(0.75, 1.05), width, curl=chance.uniform(0.3, 0.9), fold=0.3, peak=0.35, tip=1.8, seed=i)

    return grow


def rosette(colour):
    """Thick pointed leaves, as aloe has them."""

    def grow():
        skin, chance = flesh(colour, 0.35), random.Random(2)
        for i in range(9):
            lean, around = 0.25 + 0.09 * i, i * 2.4
            way = Vector((math.sin(lean) * math.cos(around) + 0.15, math.sin(lean) * math.sin(around) * 0.7, math.cos(lean)))
            steps = [k / 16 for k in range(17)]
            path = [Vector((0.74, 0.42, 0)) + way * t * 1.05 + Vector((0, 0, 0.14 * t * (1 - t))) for t in steps]
            tube(path, [0.085 * (1 - t) ** 0.75 * (0.75 + t * 0.5) + 0.002 for t in steps], skin, 12)
            chance.random()

    return grow


def fallen(colour, length, width, count=3, **shape):
    def lie():
        skin = green(colour)
        for i, (x, y, turn, size) in enumerate(scattered(count, 0.13, 5)):
            leaf(skin, lying(SPOT[0] + x, SPOT[1] + y, turn, 0.03 + 0.02 * i), length * size, width * size, seed=i, **shape)

    return lie


def petals(colour, size=0.2, count=5):
    def lie():
        skin = flesh(colour, 0.45)
        for i, (x, y, turn, scale) in enumerate(scattered(count, 0.16, 8)):
            leaf(skin, lying(SPOT[0] + x, SPOT[1] + y, turn, 0.05), size * scale, size * 0.8 * scale, fold=0.34, curl=-0.55, peak=0.62, tip=1.05, wave=0.05, seed=i)

    return lie


def flowers(bloom, count=2):
    """Whole flowers lying there, turned to whoever looks."""

    def lie():
        for i in range(count):
            bloom((SPOT[0] - 0.14 + i * 0.3, SPOT[1] + (i % 2) * 0.16, 0.06), (0.15 - 0.3 * i, -0.75, 0.75), i + 3)

    return lie


def fruits(colour, radius=0.13, count=3, squash=(1, 1, 0.95), bumps=0.04, shine=0.3, cut=None, bump=0.0):
    """Round things; with `cut` the last is halved and shows that colour."""

    def lie():
        skin = surface(colour, shine, bump) if bump else flesh(colour, shine)
        places = [(-0.17, 0.06), (0.12, 0.12), (0.0, -0.16), (0.3, -0.06), (-0.3, -0.14)][:count]
        for i, (x, y) in enumerate(places):
            at = (SPOT[0] + x, SPOT[1] + y, radius * squash[2] * 0.96)
            if cut and i == count - 1:
                _half(at, radius, skin, flesh(cut, 0.45))
            else:
                ball(radius * (1 - 0.05 * i), skin, at, squash, bumps, i + 1)

    return lie


def _half(at, radius, skin, inside):
    shell = turned(rounded([(0, -radius), (radius * 0.7, -radius * 0.7), (radius, 0), (radius * 0.86, 0.012), (0, 0.012)], radius * 0.5, 10), skin, 64)
    face = turned([(0, 0.016), (radius * 0.84, 0.016), (radius * 0.87, 0.01)], inside, 64)
    for part in (shell, face):
        placed(part, (at[0], at[1], radius * 0.62), (0.1, -0.72, 0.68))


def seeds(colours, size=0.02, count=160, squash=(1, 0.7, 0.5), radius=0.15):
    """A small spill of seeds."""

    def lie():
        skins = [surface(colour, 0.4) for colour in colours]
        chance = random.Random(6)
        for i, (x, y, turn, scale) in enumerate(scattered(count, radius, 7)):
            near = max(0, 1 - (x * x + y * y) / (radius * radius))
            grain = ball(size * scale, skins[i % len(skins)], (0, 0, 0), squash, segments=10)
            lift = size * 0.5 + near * chance.random() * size * 3.2
            grain.matrix_world = Matrix.Translation((SPOT[0] + x, SPOT[1] + y, lift)) @ Matrix.Rotation(turn, 4, "Z")

    return lie


def roots(colour, count=3, thick=0.055, length=0.62):
    def lie():
        skin = surface(colour, 0.85, 0.5)
        for i in range(count):
            chance = random.Random(i + 1)
            turn, bend = -0.25 + i * 0.35, chance.uniform(-0.5, 0.5)
            steps = [k / 25 for k in range(26)]
            path = [
                (SPOT[0] - 0.3 + math.cos(turn + bend * t) * length * t, SPOT[1] - 0.16 + 0.12 * i + math.sin(turn + bend * t) * length * t * 0.6, thick * (1 - 0.5 * t) + 0.004)
                for t in steps
            ]
            widths = [thick * (1 - 0.72 * t) * (1 + 0.14 * math.sin(k * 1.9) + chance.uniform(-0.08, 0.08)) for k, t in enumerate(steps)]
            tube(path, [widths[0] * 0.5, *widths[1:]], skin, 14)

    return lie


def sticks(colour, heart, count=5, thick=0.05, length=0.42):
    """Cut wood, bark or stalks: the ends show what is inside."""

    def lie():
        skin, ends = surface(colour, 0.85, 0.5), surface(heart, 0.8, 0.2)
        for i in range(count):
            turn, row = 0.2 + 0.26 * math.sin(i * 2.3), i % 3
            along = Vector((math.cos(turn), math.sin(turn) * 0.5, 0)).normalized()
            start = Vector((SPOT[0] - 0.24 + 0.05 * (i // 3), SPOT[1] - 0.16 + row * thick * 2.15, thick * (1 + 1.7 * (i // 3))))
            tube([start, start + along * length], [thick, thick * 0.92], skin, 20)
            for end in (start, start + along * length):
                disc = turned([(0, 0.004), (thick * 0.93, 0.003)], ends, 20)
                placed(disc, end, -along if end is start else along)

    return lie


def fingers(colour, inside):
    """Rhizomes, one cut through."""

    def lie():
        skin = surface(colour, 0.8, 0.4)
        for i, (x, y, turn) in enumerate(((-0.2, 0.04, 0.4), (0.1, 0.1, -0.3), (0.02, -0.14, 0.1))):
            steps = [k / 14 for k in range(15)]
            along = (math.cos(turn), math.sin(turn))
            path = [(SPOT[0] + x + along[0] * 0.34 * (t - 0.5), SPOT[1] + y + along[1] * 0.3 * (t - 0.5), 0.07 + 0.02 * math.sin(t * 7 + i)) for t in steps]
            widths = [0.068 * math.sin(math.pi * min(1, 0.12 + t * 0.92)) ** 0.4 * (1 + 0.12 * math.sin(k * 2.6 + i)) for k, t in enumerate(steps)]
            tube(path, widths, skin, 18)
            knob = ball(0.055, skin, (path[5][0], path[5][1] - 0.05, 0.07), bumps=0.15, seed=i)
            knob.name = "knob"
        slice_of = turned(rounded([(0, 0), (0.085, 0), (0.09, 0.012), (0.085, 0.026), (0, 0.026)], 0.008), flesh(inside, 0.5), 40)
        placed(slice_of, (SPOT[0] + 0.26, SPOT[1] - 0.18, 0.06), (-0.2, -0.75, 0.62))

    return lie


def strands(colour, count=60, length=0.16):
    def lie():
        chance, skin = random.Random(5), surface(colour, 0.45)
        for x, y, turn, size in scattered(count, 0.16, 9):
            bend = chance.uniform(-1.2, 1.2)
            steps = [k / 7 for k in range(8)]
            lift = chance.random() * 0.035
            path = [(SPOT[0] + x + math.cos(turn + bend * t) * length * size * t, SPOT[1] + y + math.sin(turn + bend * t) * length * size * t * 0.7, 0.012 + lift * math.sin(t * 3.1)) for t in steps]
            tube(path, [0.0035 + 0.0045 * t * t for t in steps], skin, 6)

    return lie


def poured(colour, radius=0.3, height=0.15):
    return lambda: heap(surface(colour, 0.95, 0.5), (SPOT[0], SPOT[1], 0), radius, height, 3)


def lumps(colour, count=6, size=0.09, shine=0.35):
    def lie():
        skin = flesh(colour, shine)
        for i, (x, y, _turn, scale) in enumerate(scattered(count, 0.15, 3)):
            ball(size * scale, skin, (SPOT[0] + x, SPOT[1] + y, size * 0.6), (1, 0.9, 0.75), 0.55, i + 1, 28)

    return lie


def bowl(colour, shine=0.2):
    """A brass bowl of something smooth: ghee, honey, oil."""

    def lie():
        turned_bowl = turned(rounded([(0, 0.02), (0.14, 0.02), (0.16, 0), (0.15, 0.03), (0.28, 0.1), (0.31, 0.2), (0.28, 0.2), (0.25, 0.11), (0, 0.07)], 0.02, 5), seen_as(metal("brass", (0.78, 0.55, 0.24), 0.26), "pack"))
        fill = turned([(0, 0.165), (0.26, 0.165), (0.275, 0.17)], flesh(colour, shine), 64)
        for part in (turned_bowl, fill):
            placed(part, (SPOT[0], SPOT[1], 0))

    return lie


