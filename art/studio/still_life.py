"""The set of the second film: a herb, a mortar and its powder in the morning, taken in two lights, of the room and of the sun,
so that the film can move the shade of leaves over them.

`blender -b --python art/studio/still_life.py -- <folder> [width] [samples]`"""
import os
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

import bpy  # noqa: E402
import herbs  # noqa: E402
import numpy as np  # noqa: E402
import stage  # noqa: E402
from denoise import denoise  # noqa: E402
from materials import MASKS, plain, varied  # noqa: E402
from shapes import heap, placed, rounded, tube, turned  # noqa: E402
from vessels.parts import brass, katori, wood  # noqa: E402

folder, *rest = sys.argv[sys.argv.index("--") + 1 :]
WIDTH, SAMPLES = int(rest[0]) if rest else 1280, int(rest[1]) if len(rest) > 1 else 8


def mortar(at):
    metal = brass()
    cup = [(0, 0.03), (0.2, 0.03), (0.24, 0), (0.25, 0.05), (0.17, 0.12), (0.17, 0.16), (0.3, 0.3), (0.36, 0.52), (0.41, 0.55), (0.38, 0.57), (0.32, 0.53), (0.25, 0.34), (0, 0.22)]
    placed(turned(rounded(cup, 0.025, 6), metal, 128), at)
    x, y, z = at
    tube([(x + 0.02, y, z + 0.3), (x + 0.16, y - 0.05, z + 0.6), (x + 0.34, y - 0.1, z + 0.98)], [0.075, 0.045, 0.05], metal, 32)
    heap(ground(), (x, y, z + 0.36), 0.25, 0.05, 7)


def ground():
    return varied(plain("turmeric", (0.72, 0.36, 0.04), 0.95, Specular=0.05), (0.6, 0.28, 0.02), (0.82, 0.44, 0.07), 18, 8)


def board():
    placed(turned(rounded([(0, 0), (0.52, 0), (0.56, 0.03), (0.54, 0.06), (0, 0.06)], 0.02, 5), wood(), 96), (0.28, -0.72, 0))


def set_the_table():
    herbs.grow("turmeric")
    mortar((-0.08, 0.15, 0))
    board()
    katori((0.26, -0.72, 0.06), 0.95)
    for thing in bpy.data.objects:
        for slot in thing.material_slots:
            if slot.material.name.startswith("dust"):
                slot.material = ground_once()


_ground = []


def ground_once():
    if not _ground:
        _ground.append(ground())
    return _ground[0]


def light(of_sun):
    for thing in bpy.data.objects:
        if thing.type == "LIGHT":
            thing.hide_render = (thing.name == "sun") != of_sun
    if of_sun:
        bpy.context.scene.world.node_tree.nodes["Background"].inputs["Strength"].default_value = 0


scene = stage.set_up(SAMPLES, threads=int(os.environ.get("THREADS", "2")), bare=True)
set_the_table()
stage.set_camera((-0.58, -6.4, 1.5), (-0.58, 0, 0.8), 62, focus=(0.1, -0.3, 0.5))
scene.render.resolution_x, scene.render.resolution_y = WIDTH, WIDTH * 9 // 16
bpy.context.view_layer.cycles.denoising_store_passes = True
for mask in MASKS:
    aov = bpy.context.view_layer.aovs.add()
    aov.name, aov.type = mask, "VALUE"
for name, of_sun in (("room", False), ("sun", True)):
    light(of_sun)
    passes = stage.render_passes(Path(folder) / name)
    clean = denoise(passes["Image"], passes["Denoising Albedo"], passes["Denoising Normal"])
    np.save(Path(folder) / f"{name}.npy", clean[::-1].astype(np.float16))
    print("TAKEN", name, flush=True)
