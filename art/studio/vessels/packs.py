"""Jars, tins, pouches, cartons and what else has no neck: each function stands one on the stage and gives its label."""
import math

from mathutils import Vector, noise

from materials import bumpy, glass, metal, plain, seen_as, soft, varied
from shapes import box, grid_faces, heap, mesh, placed, rounded, tube, turned
from vessels.paper import flat, surfaced, wrapped
from vessels.parts import dust, gold, katori, opal, wood


def jar():
    """Open, its wooden lid leaning behind; what is inside takes the product's colour."""
    r = 0.64
    turned(
        rounded([(0, 0.01), (r - 0.06, 0.01), (r, 0.06), (r, 0.74), (r - 0.03, 0.78), (r - 0.055, 0.8), (r - 0.055, 0.94), (r - 0.11, 0.94), (r - 0.11, 0.74), (0, 0.68)], 0.045, 8),
        opal(),
        160,
    )
    turned(rounded([(r - 0.053, 0.795), (r - 0.045, 0.8), (r - 0.045, 0.812), (r - 0.053, 0.818)], 0.003, 2), gold(), 160)
    _swirl(r - 0.112, 0.885)
    lid = turned(rounded([(0, 0), (r - 0.02, 0), (r, 0.03), (r, 0.2), (r - 0.03, 0.225), (0, 0.225)], 0.035, 6), wood(), 160)
    placed(lid, (-0.62, 0.5, 0.6), (0.12, -0.86, 0.36), 0.93)
    return wrapped(r + 0.003, 0.13, 0.68)


def _swirl(radius, level):
    cream = seen_as(soft("cream", (0.88, 0.87, 0.84), 0.32, Clearcoat=0.35), "pack", "tint")
    rings, around, points = 90, 180, []
    for i in range(rings + 1):
        q = i / rings * radius
        for k in range(around):
            angle, t = 2 * math.pi * k / around, i / rings
            calm = max(0, 1 - t**3)
            wave = math.sin(angle - q * 26) * 0.026 * calm * min(1, q / 0.08)
            height = level + 0.2 * math.exp(-((q / 0.2) ** 1.25)) + 0.05 * (1 - t * t) + wave
            points.append((q * math.cos(angle) + 0.03 * math.exp(-((q / 0.12) ** 2)), q * math.sin(angle), height))
    mesh("cream", points, grid_faces(rings + 1, around, closed=True), cream)


def powder_jar():
    """Amber's sister for churna: a glass jar with a cork-wood lid, powder inside and beside it."""
    r = 0.54
    # Powder seen through glass is powder with a gloss on it; through real glass it would look like syrup.
    behind = dust()
    shader = behind.node_tree.nodes["Principled BSDF"]
    shader.inputs["Clearcoat"].default_value, shader.inputs["Clearcoat Roughness"].default_value = 1.0, 0.02
    turned(rounded([(0, 0.02), (r - 0.05, 0.02), (r, 0.07), (r, 0.95), (r - 0.01, 0.96), (0, 1.0)], 0.05, 8), behind)
    turned(
        rounded([(r, 0.955), (r, 1.0), (r - 0.06, 1.1), (r - 0.06, 1.2)], 0.06, 8)
        + rounded([(r - 0.09, 1.2), (r - 0.09, 1.09), (r - 0.035, 0.98), (r - 0.035, 0.955)], 0.05),
        seen_as(glass("jar", (0.95, 0.96, 0.94)), "pack"),
    )
    turned(rounded([(0, 1.12), (r - 0.03, 1.12), (r - 0.02, 1.14), (r - 0.02, 1.34), (r - 0.05, 1.37), (0, 1.37)], 0.03, 5), wood())
    heap(dust(), (-0.76, -0.56, 0), 0.22, 0.11, 5)
    return wrapped(r + 0.004, 0.2, 0.86)


def tin():
    r = 0.6
    body = seen_as(metal("tin", (0.78, 0.76, 0.72), 0.3), "pack")
    turned(rounded([(0, 0.01), (r - 0.02, 0.01), (r, 0.04), (r, 0.8), (0, 0.8)], 0.03, 6), body, 160)
    turned(rounded([(0, 0.76), (r + 0.022, 0.76), (r + 0.022, 1.0), (r - 0.02, 1.03), (r - 0.06, 1.02), (0, 1.02)], 0.02, 5), seen_as(plain("lid", (0.74, 0.73, 0.7), 0.35), "pack", "tint"), 160)
    return wrapped(r + 0.003, 0.1, 0.7)


WIDE, HIGH = 1.14, 1.66


def _pouch_point(u, v, side, off=0.0):
    """u from -1 to 1 across, v from 0 to 1 upwards: full below, flat at the seal."""
    full = max(0, 1 - (v / 0.86) ** 1.7) ** 0.75 if v < 0.86 else 0
    edge = max(0, 1 - abs(u) ** 2.6) ** 0.62
    thick = 0.25 * full * edge * (1 if v > 0.06 else 0.8 + 0.2 * (v / 0.06))
    x = u * WIDE / 2 * (1 - 0.028 * (1 - abs(v - 0.45))) * (1 - 0.02 * full * (1 - abs(u)))
    crease = noise.noise(Vector((x * 3.1, v * 5.2, side * 3))) * 0.03 * full * (0.35 + abs(u))
    crease += noise.noise(Vector((x * 9, v * 14, side * 7))) * 0.007 * (full + 0.15)
    crease -= 0.03 * math.exp(-(((v - 0.1 - 0.05 * u * u) / 0.028) ** 2)) * edge
    y = side * (thick + crease * (1 if v < 0.86 else 0.25) + 0.004 + off)
    return (x, y + 0.02 * math.sin(u * 2.3 + 1) * v * v, v * HIGH + (0.012 * u * u if v > 0.86 else 0))


def pouch():
    kraft = varied(plain("matte", (0.05, 0.08, 0.04), 0.46, Specular=0.4), (0.035, 0.062, 0.03), (0.055, 0.088, 0.042), 14, 6, None, (0.3, 0.75))
    seen_as(bumpy(kraft, 70, 0.12, 0.012, 5, (1, 1, 3)), "pack")
    for side in (-1, 1):
        points = [_pouch_point(i / 72 * 2 - 1, j / 96, side) for j in range(97) for i in range(73)]
        faces = grid_faces(97, 73)
        mesh("pouch", points, faces if side < 0 else [face[::-1] for face in faces], kraft)
    for k in range(9):
        level = 0.905 + k * 0.0098
        row = [_pouch_point(-0.985 + 1.97 * i / 30, level, -1, 0.001) for i in range(31)]
        tube(row, [0.0034] * 31, kraft, 6)
    tube([_pouch_point(-0.97 + 1.94 * i / 40, 0.845, -1, 0.002) for i in range(41)], [0.01] * 41, kraft, 8)
    katori((-0.8, -0.5, 0), 0.92)
    half, low, high = 0.66, 0.13, 0.8
    size = (WIDE * half, HIGH * (high - low))
    return surfaced(lambda u, v: _pouch_point((u * 2 - 1) * half, high + (low - high) * v, -1, 0.0035), size)


def carton():
    card = seen_as(bumpy(plain("card", (0.78, 0.77, 0.74), 0.6), 50, 0.06, 0.01), "pack", "tint")
    box((0.98, 0.5, 1.5), card, (0, 0.02, 0), -0.16, 0.012)
    return _on_box((0.98, 0.5, 1.5), -0.16, (0.84, 1.22), 0.76, 0.02)


def tea_box():
    card = seen_as(bumpy(plain("card", (0.78, 0.77, 0.74), 0.6), 50, 0.06, 0.01), "pack", "tint")
    box((1.12, 0.62, 1.22), card, (0, 0.1, 0), -0.14, 0.014)
    katori((-0.82, -0.48, 0), 0.85)
    return _on_box((1.12, 0.62, 1.22), -0.14, (0.96, 0.98), 0.61, 0.1)


def _on_box(size, turn, label, height, back):
    """A label on the front of a box that is turned by `turn`."""
    out = size[1] / 2 + 0.002
    return flat((out * math.sin(turn), back - out * math.cos(turn), height), label, turn)


def soap():
    bar = seen_as(bumpy(soft("soap", (0.84, 0.83, 0.79), 0.42), 12, 0.08, 0.03), "pack", "tint")
    box((1.3, 0.42, 0.86), bar, (0, 0.05, 0), -0.1, 0.1)
    box((1.0, 0.62, 0.3), bar, (-0.02, -0.02, 0.86), 0.06, 0.09)
    turn, wide = -0.1, 0.82

    def sleeve(u, v):
        return tuple(_turned(((u - 0.5) * wide, -0.214, 0.845 - v * 0.83), turn, (0, 0.05)))

    return surfaced(sleeve, (wide, 0.83), 9, 9)


def _turned(point, turn, at):
    x, y, z = point
    return (at[0] + x * math.cos(turn) - y * math.sin(turn), at[1] + x * math.sin(turn) + y * math.cos(turn), z)


def squeeze_tube():
    """Stands on its cap: round below, pressed flat at the top."""
    skin = seen_as(soft("tube", (0.83, 0.82, 0.78), 0.3), "pack")
    band = seen_as(plain("cap", (0.72, 0.71, 0.68), 0.3), "pack", "tint")
    turned(rounded([(0, 0.0), (0.36, 0.0), (0.37, 0.02), (0.37, 0.32), (0.35, 0.34), (0, 0.34)], 0.02, 5), band)

    def point(angle, v):
        flatness = v**1.4
        return (
            math.cos(angle) * (0.42 + 0.12 * flatness),
            math.sin(angle) * (0.42 * (1 - flatness) + 0.012),
            0.34 + v * 1.5,
        )

    points = [point(2 * math.pi * k / 120, v / 40) for v in range(41) for k in range(120)]
    mesh("tube", points, grid_faces(41, 120, closed=True), skin)
    for k in range(7):
        tube([(-0.53 + 1.06 * i / 20, -0.02, 1.74 + k * 0.014) for i in range(21)], [0.005] * 21, skin, 6)

    def front(u, v):
        x, y, z = point(-math.pi / 2 + (u - 0.5) * 2.2, 0.76 - v * 0.7)
        return (x * 1.004, y * 1.004 - 0.003, z)

    return surfaced(front, (0.9, 1.05), 25, 21)


def comb():
    timber = wood()
    back = box((1.5, 0.1, 0.42), timber, (0, 0, 0.62), 0, 0.05)
    back.location = (0, 0.05, 0.62)
    for i in range(27):
        x = -0.7 + i * 1.4 / 26
        tooth = turned([(0.0, 0), (0.012, 0.02), (0.021, 0.2), (0.023, 0.66)], timber, 16)
        placed(tooth, (x, 0.05, 0))
    return flat((0, -0.004, 0.83), (1.02, 0.34))


def gift_box():
    """Open at the top: the vessels of a kit are set into it afterwards, behind its front."""
    card = seen_as(bumpy(plain("card", (0.78, 0.77, 0.74), 0.6), 50, 0.06, 0.01), "pack", "tint")
    inside = seen_as(plain("inside", (0.36, 0.33, 0.28), 0.8), "pack")
    box((1.7, 0.03, 0.8), card, (0, -0.3, 0), 0, 0.008, "front")
    for x in (-0.835, 0.835):
        box((0.03, 0.86, 0.8), card, (x, 0.146, 0), 0, 0.008, "side")
    box((1.7, 0.03, 0.8), inside, (0, 0.592, 0), 0, 0.008, "back")
    box((1.63, 0.85, 0.02), inside, (0, 0.146, 0.45), 0, 0, "bottom")
    return flat((0, -0.317, 0.4), (1.2, 0.56))

