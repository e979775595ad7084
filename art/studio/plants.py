"""Leaves and what grows with them."""
import math
import random

from mathutils import Matrix, Vector

from shapes import grid_faces, mesh, tube


def leaf_points(length, width, fold=0.25, curl=0.3, wave=0.03, peak=0.42, tip=1.5, tooth=0.0, seed=0, rows=24, columns=9):
    """A blade along x from its stalk: widest at `peak`, folded along the midrib, its tip curling down."""
    phase = random.Random(seed).random() * 6

    def half(t):
        if t < peak:
            return math.sin(math.pi / 2 * (t / peak) ** 0.75)
        return max(0.0, math.cos(math.pi / 2 * ((t - peak) / (1 - peak)) ** 1.15)) ** (1.25 / tip)

    points, uvs = [], []
    for i in range(rows + 1):
        t = i / rows
        edge = width / 2 * half(t) * (1 + (tooth * (1 if i % 2 else -1) if 1 < i < rows - 1 else 0))
        for j in range(columns):
            v = j / (columns - 1) * 2 - 1
            y = (edge if abs(v) > 0.95 else width / 2 * half(t)) * v
            ripple = wave * width * math.sin(t * 11 + phase + v * 1.7) * abs(v)
            points.append((length * t, y, -curl * length * t * t * 0.5 + abs(y) * fold * (1 - 0.3 * t) + ripple))
            uvs.append((t, j / (columns - 1)))
    return points, grid_faces(rows + 1, columns), uvs


def leaf(skin, matrix, length, width, **shape):
    points, faces, uvs = leaf_points(length, width, **shape)
    blade = mesh("leaf", points, faces, skin, uvs)
    blade.matrix_world = matrix
    return blade


def lying(x, y, turn, lift=0.03, roll=0.1):
    return Matrix.Translation((x, y, lift)) @ Matrix.Rotation(turn, 4, "Z") @ Matrix.Rotation(roll, 4, "X")


def pointing(at, along, up, roll=0.0):
    """Where x goes `along` and z is as near `up` as it can be."""
    along = Vector(along).normalized()
    up = (Vector(up) - along * Vector(up).dot(along)).normalized()
    axes = Matrix((along, up.cross(along), up)).transposed().to_4x4()
    return Matrix.Translation(at) @ axes @ Matrix.Rotation(roll, 4, "X")


class Stem:
    """A line from `base` along `direction` that bends towards `up`."""

    def __init__(self, base, direction, up, length, bend):
        self.base, self.way, self.length, self.bend = Vector(base), Vector(direction).normalized(), length, bend
        self.up = (Vector(up) - self.way * Vector(up).dot(self.way)).normalized()

    def at(self, t):
        return self.base + self.way * self.length * t + self.up * self.bend * self.length * math.sin(t * math.pi / 2) * t

    def ahead(self, t):
        return (self.at(min(t + 0.02, 1.02)) - self.at(t - 0.02)).normalized()

    def drawn(self, skin, thick=0.011):
        steps = [i / 24 for i in range(25)]
        tube([self.at(t) for t in steps], [self.length * thick * (1 - 0.65 * t) + 0.002 for t in steps], skin)
        return self


def sprig(skins, bark, base, direction, up, length, pairs, leaf, bend=0.14, alternate=False, seed=1, spread=62, droop=0.15, end=True, taper=0.18, thick=0.011, **shape):
    """A twig with leaves in pairs or one by one, smaller towards its tip. `leaf` is (length, width)."""
    chance = random.Random(seed)
    stem = Stem(base, direction, up, length, bend).drawn(bark, thick)
    for i in range(pairs):
        t = 0.14 + 0.8 * i / max(1, pairs - 1)
        size = (0.68 + 0.42 * math.sin(math.pi * (0.2 + t * 0.72))) * (1 - taper * t)
        for side in (-1, 1):
            place = t + (side * 0.35 / pairs if alternate else 0)
            angle = side * math.radians(spread - 24 * t + chance.uniform(-7, 7))
            _sprout(stem, skins, place, angle, size * chance.uniform(0.9, 1.08), leaf, droop, chance, shape)
    if end:
        _sprout(stem, skins, 1, chance.uniform(-0.15, 0.15), 0.85, leaf, droop, chance, shape)
    return stem


def _sprout(stem, skins, t, angle, size, measure, droop, chance, shape):
    ahead = stem.ahead(t)
    up = (stem.up - ahead * stem.up.dot(ahead)).normalized()
    along = (ahead * math.cos(angle) + ahead.cross(up) * math.sin(angle)).normalized()
    along = (along + up * (0.25 - droop + chance.uniform(-0.12, 0.12))).normalized()
    roll = chance.uniform(-0.25, 0.2) * (1 if angle > 0 else -1)
    length, width = measure
    leaf(chance.choice(skins), pointing(stem.at(t), along, up, roll), length * size, width * size, seed=chance.randint(0, 9999), **shape)
