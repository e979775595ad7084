"""Meshes made of numbers: turned bodies, tubes, boxes, grids and heaps. One unit is about ten centimetres."""
import math
import random

import bpy
from mathutils import Matrix, Vector, noise


def mesh(name, points, faces, material=None, uvs=None, smooth=True):
    data = bpy.data.meshes.new(name)
    data.from_pydata([tuple(point) for point in points], [], faces)
    data.update()
    if uvs:
        layer = data.uv_layers.new()
        for loop in data.loops:
            layer.data[loop.index].uv = uvs[loop.vertex_index]
    for polygon in data.polygons:
        polygon.use_smooth = smooth
    thing = bpy.data.objects.new(name, data)
    bpy.context.collection.objects.link(thing)
    if material:
        data.materials.append(material)
    return thing


def grid_faces(rows, columns, closed=False):
    """Quads between `rows` rows of `columns` points; closed rows meet their own beginning."""
    around = columns if closed else columns - 1
    return [
        (r * columns + c, r * columns + (c + 1) % columns, (r + 1) * columns + (c + 1) % columns, (r + 1) * columns + c)
        for r in range(rows - 1)
        for c in range(around)
    ]


def rounded(profile, radius=0.02, steps=6):
    """A polyline of (radius, height) with its corners rounded."""
    out = [profile[0]]
    for before, corner, after in zip(profile, profile[1:], profile[2:]):
        a, b, c = Vector(before), Vector(corner), Vector(after)
        reach = min(radius, (a - b).length * 0.48, (c - b).length * 0.48)
        start, end = b + (a - b).normalized() * reach, b + (c - b).normalized() * reach
        for step in range(steps + 1):
            t = step / steps
            point = start * (1 - t) ** 2 + b * 2 * t * (1 - t) + end * t * t
            out.append((point.x, point.y))
    return out + [profile[-1]]


def turned(profile, material, segments=128, name="turned"):
    """A profile of (radius, height) turned around the upright axis."""
    points = [
        (radius * math.cos(2 * math.pi * k / segments), radius * math.sin(2 * math.pi * k / segments), height)
        for radius, height in profile
        for k in range(segments)
    ]
    return mesh(name, points, grid_faces(len(profile), segments, closed=True), material)


def tube(path, radii, material, segments=8):
    points, side = [], None
    for i, at in enumerate(path):
        ahead = (Vector(path[min(i + 1, len(path) - 1)]) - Vector(path[max(i - 1, 0)])).normalized()
        # Each ring turns on from the one before: rings that choose their own side would twist the tube.
        side = (side - ahead * side.dot(ahead) if side else ahead.orthogonal()).normalized()
        other = ahead.cross(side)
        for k in range(segments):
            angle = 2 * math.pi * k / segments
            points.append(Vector(at) + (side * math.cos(angle) + other * math.sin(angle)) * radii[i])
    return mesh("tube", points, grid_faces(len(path), segments, closed=True), material)


def box(size, material, at=(0, 0, 0), turn=0.0, bevel=0.02, name="box"):
    """Stands on `at`, turned about its upright axis by `turn` radians."""
    width, depth, height = size
    corners = [(x * width / 2, y * depth / 2, z * height) for z in (0, 1) for x, y in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
    faces = [(3, 2, 1, 0), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)]
    thing = mesh(name, corners, faces, material, smooth=False)
    thing.location, thing.rotation_euler[2] = at, turn
    if bevel:
        modifier = thing.modifiers.new("bevel", "BEVEL")
        modifier.width, modifier.segments = bevel, 4
        for polygon in thing.data.polygons:
            polygon.use_smooth = True
        thing.data.use_auto_smooth, thing.data.auto_smooth_angle = True, 0.7
    return thing


def ball(radius, material, at, squash=(1, 1, 1), bumps=0.0, seed=1, segments=40):
    points, rings = [], segments // 2
    for i in range(rings + 1):
        for k in range(segments):
            up, around = math.pi * i / rings, 2 * math.pi * k / segments
            way = Vector((math.sin(up) * math.cos(around), math.sin(up) * math.sin(around), math.cos(up)))
            reach = radius * (1 + bumps * noise.noise(way * 2.6 + Vector((seed * 7.1, 0, 0))))
            points.append(Vector(at) + Vector((way.x * squash[0], way.y * squash[1], way.z * squash[2])) * reach)
    return mesh("ball", points, grid_faces(rings + 1, segments, closed=True), material)


def heap(material, at, radius, height, seed=1, grain=0.012):
    """A poured heap of something fine."""
    x0, y0, z0 = at
    rings, around, points = 36, 110, []
    for i in range(rings + 1):
        q = i / rings
        for k in range(around):
            angle = 2 * math.pi * k / around
            edge = 1 + 0.12 * noise.noise(Vector((math.cos(angle) * 1.5, math.sin(angle) * 1.5, seed)))
            x, y = q * radius * edge * math.cos(angle), q * radius * edge * math.sin(angle)
            fall = height * (1 - q) ** 1.15
            rough = noise.noise(Vector((x * 9, y * 9, seed))) * grain * 1.5 + noise.noise(Vector((x * 30, y * 30, seed + 4))) * grain * 0.5
            points.append((x0 + x, y0 + y, z0 + max(-0.002, fall + rough * (1 - q * 0.7))))
    return mesh("heap", points, grid_faces(rings + 1, around, closed=True), material)


def scattered(count, radius, seed):
    """Places on the ground around nothing: (x, y, a turn, a size near 1), thinning out with `radius`."""
    chance = random.Random(seed)
    return [
        (chance.gauss(0, radius), chance.gauss(0, radius * 0.6), chance.uniform(0, 6.283), chance.uniform(0.8, 1.15))
        for _ in range(count)
    ]


def strewn(count, radius, long, thick, seed):
    """Places on the ground for things so long and so thick of which none lies in another: (x, y, a turn), the nearest first."""
    chance, lying = random.Random(seed), []
    for _ in range(count * 400):
        x, y, turn = chance.gauss(0, radius), chance.gauss(0, radius * 0.7), chance.uniform(0, 6.283)
        along = Vector((math.cos(turn), math.sin(turn))) * max(0, long - thick) / 2
        middle = Vector((x, y))
        line = [middle + along * part for part in (-1, -0.5, 0, 0.5, 1)]
        if all((one - other).length > thick * 1.03 for _, theirs in lying for one in line for other in theirs):
            lying.append(((x, y, turn), line))
        if len(lying) == count:
            break
    return [place for place, _ in lying]


def placed(thing, at, direction=(0, 0, 1), scale=1.0):
    """Moves a thing and points its upright axis along `direction`."""
    turn = Vector(direction).to_track_quat("Z", "Y").to_matrix().to_4x4()
    thing.matrix_world = Matrix.Translation(at) @ turn @ Matrix.Scale(scale, 4)
    return thing
