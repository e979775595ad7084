"""Blank paper labels. Their words are printed on afterwards, so that a new name needs no new picture."""
import math

from mathutils import Matrix, Vector

from materials import bumpy, plain, seen_as
from shapes import grid_faces, mesh


def paper():
    material = bumpy(plain("paper", (0.9, 0.845, 0.73), 0.62, Specular=0.3), 60, 0.05, 0.01)
    return seen_as(material, "pack", "label")


def wrapped(radius, bottom, top, degrees=172, at=(0, 0), columns=41, rows=9):
    """Around a round body, facing the camera."""
    spread, points = math.radians(degrees), []
    for i in range(rows):
        height = top + (bottom - top) * i / (rows - 1)
        for j in range(columns):
            angle = -math.pi / 2 + spread * (j / (columns - 1) - 0.5)
            points.append((at[0] + radius * math.cos(angle), at[1] + radius * math.sin(angle), height))
    return _sheet(points, rows, columns, (radius * spread, top - bottom))


def surfaced(surface, size, columns=21, rows=21):
    """On any face: `surface(u, v)` gives the point for u from left to right and v from top to bottom."""
    points = [surface(j / (columns - 1), i / (rows - 1)) for i in range(rows) for j in range(columns)]
    return _sheet(points, rows, columns, size)


def flat(centre, size, turn=0.0, lean=0.0):
    """On a plane that faces the camera, turned about the upright axis and leaning back by `lean` radians."""
    width, height = size
    axes = Matrix.Rotation(turn, 3, "Z") @ Matrix.Rotation(lean, 3, "X")

    def surface(u, v):
        return tuple(Vector(centre) + axes @ Vector(((u - 0.5) * width, 0, (0.5 - v) * height)))

    return surfaced(surface, size, 9, 9)


def _sheet(points, rows, columns, size):
    sheet = mesh("label", points, [face[::-1] for face in grid_faces(rows, columns)], paper())
    thickness = sheet.modifiers.new("thickness", "SOLIDIFY")
    thickness.thickness, thickness.offset = 0.004, 1
    # Or its edges would be shaded round, like a cushion's.
    sheet.data.use_auto_smooth, sheet.data.auto_smooth_angle = True, 0.7
    return points, columns, size
